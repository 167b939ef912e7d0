"""Contrast where axe cannot tell it: of words on gradients and pictures, measured from what is painted behind them."""

from __future__ import annotations

from base64 import b64encode

from playwright.sync_api import Page

from tests.browser.axe import source

UNSURE = """async () => {
    const { incomplete } = await axe.run("html", { runOnly: ["color-contrast"], resultTypes: ["incomplete"] });
    return incomplete.flatMap(({ nodes }) => nodes.map((node) => node.target.join(" ")));
}"""
HIDE = """
    *, *::before, *::after { color: transparent !important; transition: none !important; }
    text, tspan, textPath { fill: transparent !important; }
"""
MEASURE = """async ([targets, picture]) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const paper = canvas.getContext("2d", { willReadFrequently: true });
    paper.drawImage(image, 0, 0);
    const lit = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const light = ([r, g, b]) =>
        0.2126 * lit(r / 255) + 0.7152 * lit(g / 255) + 0.0722 * lit(b / 255);
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    const rgb = (colour) => {  // whatever space it is written in
        const dot = new OffscreenCanvas(1, 1).getContext("2d");
        dot.fillStyle = colour;
        dot.fillRect(0, 0, 1, 1);
        return dot.getImageData(0, 0, 1, 1).data;
    };
    const found = [];
    let measured = 0;
    for (const target of targets) {
        const element = document.querySelector(target);
        if (!element || element.closest("[disabled], [aria-disabled=true], .visually-hidden")) continue;
        let dim = false;  // what is impossible or not in use now
        for (let at = element; at && !dim; at = at.parentElement) dim = Number(getComputedStyle(at).opacity) < 1;
        if (dim) continue;
        const style = getComputedStyle(element);
        const ink = rgb(element.dataset.ink);
        const matrix = element.getScreenCTM?.();
        const size = parseFloat(style.fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
        const enough = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
        for (const text of element.childNodes) {
            if (text.nodeType !== 3 || !text.data.trim()) continue;
            const range = document.createRange();
            range.selectNode(text);
            for (const { left, top, width, height } of range.getClientRects()) {
                const [x, y, w, h] = [left, top, width, height].map(Math.round);
                const over = document.elementFromPoint(left + width / 2, top + height / 2);
                if (!over || !(element.contains(over) || over.contains(element)) || w < 1 || h < 1) continue;
                if (x < 0 || y < 0 || x + w > image.width || y + h > image.height) continue;
                const { data } = paper.getImageData(x, y, w, h);
                const edge = element instanceof SVGElement && style.stroke !== "none" ? [rgb(style.stroke)] : null;
                const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.slice(4 * at, 4 * at + 3));
                const behind = edge ?? pixels;
                const all = behind.map((colour) => contrast(light(ink), light(colour)));
                all.sort((one, other) => one - other);
                const worst = all[Math.floor(all.length / 5)];  // a line or an icon beside does not count
                measured += 1;
                if (worst < enough) found.push(`${target} ${text.data.trim().slice(0, 30)}: ${worst.toFixed(2)}`);
            }
        }
    }
    return { measured, found };
}"""
NOTE_INK = """(targets) => {
    for (const target of targets) {
        const element = document.querySelector(target);
        if (!element) continue;
        const { color, fill } = getComputedStyle(element);
        element.dataset.ink = element instanceof SVGElement ? fill : color;
    }
}"""


def too_faint(page: Page) -> tuple[int, list[str]]:
    """How many lines of words axe was unsure about, and those with too little contrast."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(source())
    targets = page.evaluate(UNSURE)
    page.evaluate(NOTE_INK, targets)
    hidden = page.add_style_tag(content=HIDE)
    picture = b64encode(page.screenshot(scale="css")).decode()
    hidden.evaluate("(style) => style.remove()")
    measured = page.evaluate(MEASURE, [targets, picture])
    return int(measured["measured"]), list(measured["found"])
