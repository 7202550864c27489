/** What is kept of an element: enough to notice that a component changed, too little to differ between browsers. */
export type Part = [
  /** Tag with its role, indented by depth. */
  name: string,
  /** Distance from the parent's corner, then width and height, in px. */
  x: number,
  y: number,
  width: number,
  height: number,
  /** Computed colour, background, border colour, radius, font size and weight, where they differ from the parent's. */
  look: string,
];

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT']);
/** Inside of drawings is for pixels; the browser draws its own inside of a select. */
const CLOSED = new Set(['svg', 'SELECT', 'CANVAS', 'IFRAME', 'VIDEO']);
const CLEAR = 'rgba(0, 0, 0, 0)';

function lookOf(
  element: Element,
  style: CSSStyleDeclaration,
  above: CSSStyleDeclaration | undefined,
): string {
  const words = [];
  if (style.color !== above?.color) words.push(`color ${style.color}`);
  if (style.backgroundColor !== CLEAR) words.push(`background ${style.backgroundColor}`);
  if (style.borderTopWidth !== '0px') words.push(`border ${style.borderTopWidth} ${style.borderTopColor}`);
  // A browser rounds its own radio buttons, which nobody sees where another is drawn over them.
  const isDrawnOver = element.tagName === 'INPUT' && style.opacity === '0';
  if (style.borderTopLeftRadius !== '0px' && !isDrawnOver) words.push(`radius ${style.borderTopLeftRadius}`);
  if (style.boxShadow !== 'none') words.push('shadow');
  if (style.fontSize !== above?.fontSize) words.push(`font ${style.fontSize}`);
  if (style.fontWeight !== above?.fontWeight) words.push(`weight ${style.fontWeight}`);
  return words.join('; ');
}

/** The visible elements under `root`, in reading order. */
export function structureOf(root: Element): Part[] {
  const parts: Part[] = [];
  const walk = (element: Element, depth: number, parent: DOMRect, above?: CSSStyleDeclaration): void => {
    if (SKIPPED.has(element.tagName)) return;
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.visibility === 'hidden') return;
    const shown = box.width > 1 && box.height > 1;
    if (shown) {
      const role = element.getAttribute('role');
      parts.push([
        `${' '.repeat(depth)}${element.tagName.toLowerCase()}${role ? `.${role}` : ''}`,
        Math.round(box.x - parent.x),
        Math.round(box.y - parent.y),
        Math.round(box.width),
        Math.round(box.height),
        lookOf(element, style, above),
      ]);
    }
    if (CLOSED.has(element.tagName)) return;
    for (const child of element.children) {
      walk(child, depth + 1, shown ? box : parent, shown ? style : above);
    }
  };
  const start = new DOMRect(0, 0, 0, 0);
  for (const child of root.children) walk(child, 0, start);
  return parts;
}

/** Browsers round differently and shape words a hair wider or narrower. */
const TOLERANCE_PX = 2;
const TOLERANCE_SHARE = 0.01;

const near = (a: number, b: number): boolean =>
  Math.abs(a - b) <= Math.max(TOLERANCE_PX, Math.abs(a) * TOLERANCE_SHARE);

/** What differs, in words, the first `most` of it; empty when both look the same. */
export function differences(before: readonly Part[], now: readonly Part[], most = 6): string[] {
  const found: string[] = [];
  const said = ([, x, y, width, height]: Part): string => `${width}×${height} at ${x},${y}`;
  for (let at = 0; at < Math.max(before.length, now.length); at += 1) {
    const [was, is] = [before[at], now[at]];
    if (!was || !is || was[0] !== is[0]) {
      found.push(`element ${at}: was ${was?.[0].trim() ?? 'nothing'}, is ${is?.[0].trim() ?? 'nothing'}`);
      break; // What follows is out of step.
    }
    const name = `element ${at}, ${is[0].trim()}`;
    if (![1, 2, 3, 4].every((side) => near(was[side] as number, is[side] as number)))
      found.push(`${name}: was ${said(was)}, is ${said(is)}`);
    if (was[5] !== is[5]) found.push(`${name}: was “${was[5]}”, is “${is[5]}”`);
  }
  return found.length > most ? [...found.slice(0, most), `… and ${found.length - most} more`] : found;
}
