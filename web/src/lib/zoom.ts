/** Pinch, wheel with Ctrl, or double tap to zoom a board; drag it when zoomed. Taps go through untouched. */

const MOST = 3;
const DOUBLE_MS = 320;
const NEAR = 24;

export function zoom(node: HTMLElement) {
  const inner = node.firstElementChild as SVGElement;
  let scale = 1;
  let x = 0;
  let y = 0;
  let lastTap = { at: 0, x: 0, y: 0 };
  const fingers = new Map<number, PointerEvent>();

  function apply() {
    const box = node.getBoundingClientRect();
    const room = (size: number) => size * (1 - scale);
    x = Math.min(0, Math.max(room(box.width), x));
    y = Math.min(0, Math.max(room(box.height), y));
    inner.style.transformOrigin = "0 0";
    inner.style.transform = scale === 1 ? "" : `translate(${x}px, ${y}px) scale(${scale})`;
    node.style.touchAction = scale === 1 ? "pan-y" : "none";
  }

  function about(clientX: number, clientY: number, to: number) {
    const box = node.getBoundingClientRect();
    const next = Math.min(MOST, Math.max(1, to));
    const left = clientX - box.left;
    const top = clientY - box.top;
    x = left - ((left - x) * next) / scale;
    y = top - ((top - y) * next) / scale;
    scale = next;
    apply();
  }

  function down(event: PointerEvent) {
    fingers.set(event.pointerId, event);
    if (event.pointerType === "mouse" || fingers.size > 1) return;
    const near = Math.hypot(event.clientX - lastTap.x, event.clientY - lastTap.y) < NEAR;
    if (event.timeStamp - lastTap.at < DOUBLE_MS && near) about(event.clientX, event.clientY, scale > 1 ? 1 : 2);
    lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent) {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
    if (other) {
      const apart = (one: PointerEvent) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      const ratio = apart(event) / Math.max(1, apart(before));
      about((event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2, scale * ratio);
    } else if (scale > 1) {
      x += event.clientX - before.clientX;
      y += event.clientY - before.clientY;
      apply();
    }
    fingers.set(event.pointerId, event);
  }

  const up = (event: PointerEvent) => void fingers.delete(event.pointerId);

  function wheel(event: WheelEvent) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    about(event.clientX, event.clientY, scale * Math.exp(-event.deltaY / 300));
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel", "pointerleave"] as const) node.addEventListener(name, up);
  node.addEventListener("wheel", wheel, { passive: false });
  return {
    destroy() {
      node.removeEventListener("wheel", wheel);
    },
  };
}
