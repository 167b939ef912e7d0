/**
 * Zoom a board by wheel, pinch, double tap or keys, and drag it when zoomed; a double click shows all of it again. Taps go
 * through untouched, but a drag is no tap.
 */

import { isShortcut } from "./keys";

const MOST = 4;
const DOUBLE_MS = 320;
const NEAR = 24;
const DRAGGED = 6; // pixels from which on a press is a drag
const STEP = 1.3;

export function zoom(node: HTMLElement) {
  const inner = node.firstElementChild as HTMLElement | SVGElement;
  let scale = 1;
  let x = 0;
  let y = 0;
  let lastTap = { at: 0, x: 0, y: 0 };
  let byMouse = true; // what went down last: two taps are a double click too
  let far = 0; // how far the pointer has dragged since it went down
  let origin = "0 0"; // the corner of the frame, as the drawing in it sees it
  const pointers = new Map<number, PointerEvent>();

  function apply() {
    const box = node.getBoundingClientRect();
    const room = (size: number) => size * (1 - scale);
    x = Math.min(0, Math.max(room(box.width), x));
    y = Math.min(0, Math.max(room(box.height), y));
    inner.style.transformOrigin = origin;
    inner.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    node.style.touchAction = scale === 1 ? "pan-y" : "none";
    node.style.cursor = scale === 1 ? "" : "grab";
  }

  function about(clientX: number, clientY: number, to: number) {
    const box = node.getBoundingClientRect();
    const next = Math.min(MOST, Math.max(1, to));
    if (scale === 1) {
      const drawn = inner.getBoundingClientRect();
      origin = `${box.left - drawn.left}px ${box.top - drawn.top}px`;
    }
    const left = clientX - box.left;
    const top = clientY - box.top;
    x = left - ((left - x) * next) / scale;
    y = top - ((top - y) * next) / scale;
    scale = next;
    apply();
  }

  function fit() {
    scale = 1;
    apply();
  }

  function down(event: PointerEvent) {
    pointers.set(event.pointerId, event);
    far = 0;
    byMouse = event.pointerType === "mouse";
    if (byMouse || pointers.size > 1) return;
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < NEAR;
    if (event.timeStamp - lastTap.at < DOUBLE_MS && near) about(event.clientX, event.clientY, scale > 1 ? 1 : 2);
    lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    const before = pointers.get(event.pointerId);
    if (!before) return;
    const other = [...pointers.values()].find((one) => one.pointerId !== event.pointerId);
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const ratio = apart(event) / Math.max(1, apart(before));
      about((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2, scale * ratio);
    } else if (scale > 1) {
      const dx = event.clientX - before.clientX;
      const dy = event.clientY - before.clientY;
      far += Math.hypot(dx, dy);
      x += dx;
      y += dy;
      apply();
    }
    pointers.set(event.pointerId, event);
  }

  const up = (event: PointerEvent) => void pointers.delete(event.pointerId);

  /** What ends a drag chooses nothing. */
  function click(event: MouseEvent) {
    if (far <= DRAGGED) return;
    far = 0;
    event.stopPropagation();
    event.preventDefault();
  }

  function twice(event: MouseEvent) {
    if (byMouse && scale > 1 && !(event.target as Element).closest("button, [role=button], a")) fit();
  }

  function wheel(event: WheelEvent) {
    event.preventDefault();
    about(event.clientX, event.clientY, scale * Math.exp(-event.deltaY / 300));
  }

  function key(event: KeyboardEvent) {
    if (!isShortcut(event) || document.querySelector("dialog[open]")) return;
    const box = node.getBoundingClientRect();
    const factor = { "+": STEP, "=": STEP, "-": 1 / STEP }[event.key];
    if (factor) about(box.left + box.width / 2, box.top + box.height / 2, scale * factor);
    else if (event.key === "0" && scale > 1) fit();
    else return;
    event.preventDefault();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) node.addEventListener(name, up);
  node.addEventListener("click", click, { capture: true });
  node.addEventListener("dblclick", twice);
  node.addEventListener("wheel", wheel, { passive: false });
  window.addEventListener("keydown", key);
  return {
    destroy() {
      window.removeEventListener("keydown", key);
    },
  };
}
