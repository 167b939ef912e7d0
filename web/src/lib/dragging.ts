/** Drag a piece or card onto something: the same as a tap on the one and then on the other. */

const FAR = 8; // pixels from which on a press is a drag
const HELD_MS = 220; // a finger that moves sooner scrolls

export interface Drag {
  /** What it can be dropped on, as a selector; none: it cannot be dragged now. */
  onto: () => string | null;
  /** It is dropped on this. */
  drop: (target: Element) => void;
}

export function draggable({ onto, drop }: Drag) {
  return (node: HTMLElement | SVGElement) => {
    let from: PointerEvent | null = null;
    let picture: HTMLElement | null = null;
    let over: Element | null = null;
    let held = 0;

    function under(event: PointerEvent): Element | null {
      const selector = onto();
      const found = document.elementFromPoint(event.clientX, event.clientY);
      return selector && found ? found.closest(selector) : null;
    }

    function down(event: Event) {
      if (!(event instanceof PointerEvent) || event.button || !onto()) return;
      from = event;
      held = event.timeStamp;
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", up);
      window.addEventListener("pointercancel", end);
    }

    function move(event: PointerEvent) {
      if (!from || event.pointerId !== from.pointerId) return;
      if (!picture) {
        if (Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < FAR) return;
        if (event.pointerType === "touch" && event.timeStamp - held < HELD_MS) return end();
        picture = pictureOf(node);
      }
      picture.style.translate = `${event.clientX}px ${event.clientY}px`;
      const target = under(event);
      if (target === over) return;
      over?.classList.remove("dropping");
      target?.classList.add("dropping");
      over = target;
    }

    function up(event: PointerEvent) {
      const target = picture && event.pointerId === from?.pointerId ? under(event) : null;
      if (picture) swallowClick();
      end();
      if (target) drop(target);
    }

    function end() {
      over?.classList.remove("dropping");
      picture?.remove();
      from = picture = over = null;
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", end);
    }

    /** While something is dragged the page stays where it is. */
    function still(event: Event) {
      if (picture) event.preventDefault();
    }

    node.addEventListener("pointerdown", down);
    node.addEventListener("touchmove", still, { passive: false });
    node.addEventListener("dragstart", (event) => event.preventDefault());
    return end;
  };
}

/** What ends a drag is no tap. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
}

/** What follows the pointer: a picture of the thing itself. */
function pictureOf(node: HTMLElement | SVGElement): HTMLElement {
  const box = node.getBoundingClientRect();
  const frame = document.createElement("div");
  frame.className = "dragged";
  frame.inert = true; // what lies under it is what the pointer is on
  frame.style.width = `${box.width}px`;
  frame.style.height = `${box.height}px`;
  if (node instanceof SVGGraphicsElement && node.ownerSVGElement) {
    const inside = node.getBBox();
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.setAttribute("viewBox", `${inside.x} ${inside.y} ${inside.width} ${inside.height}`);
    const copy = node.cloneNode(true) as SVGElement;
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    svg.append(copy);
    frame.append(svg);
  } else frame.append(node.cloneNode(true));
  (node.closest(".game-table") ?? document.body).append(frame);
  return frame;
}
