import type { Driver } from './driver';

const WAIT_MS = 30_000;
const AGAIN_MS = 200;

export interface Sought {
  /** What it is, by a selector. */
  readonly css: string;
  /** What it says, or a part of it. */
  readonly text?: string;
  /** Which of several, from 0. */
  readonly nth?: number;
}

/** Scrolls to it and says where its middle is, when it can be seen and nothing lies over it. */
const PLACE = `function (css, text, nth) {
  const all = [...document.querySelectorAll(css)].filter((each) => {
    const { width, height } = each.getBoundingClientRect();
    const said = each.getAttribute('aria-label') || each.textContent || '';
    return width > 0 && height > 0 && said.includes(text);
  });
  const found = all[nth];
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = found.getBoundingClientRect();
  const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const over = document.elementFromPoint(at.x, at.y);
  const isFree = over && (found.contains(over) || over.contains(found) || over.closest('label')?.control === found);
  return isFree ? { ...at, left: Math.round(left), top: Math.round(top) } : null;
}`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
}

const TAB = '\uE004';
const CONTROL = '\uE009';

/** A page as a person uses it: what is pressed has to be seen first, and everything is waited for. */
export function pageOf(driver: Driver) {
  async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const found = await look();
      if (found) return found;
      if (Date.now() > end) {
        const shown = await driver.run<string>(
          'function () { return location.href + "\\n" + document.body.innerText }',
        );
        throw new Error(`${driver.name}: ${what} did not come. The page:\n${shown.slice(0, 2_000)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
  /** Where it rests: what still moves would be missed. */
  async function place({ css, text = '', nth = 0 }: Sought): Promise<Place> {
    let last: Place | null = null;
    return until(`${css} ${text}`, async () => {
      const now: Place | null = await driver.run<Place | null>(PLACE, css, text, nth);
      const rests = last !== null && now !== null && last.x === now.x && last.y === now.y;
      last = now;
      return rests && now;
    });
  }
  const pressAt = (x: number, y: number) =>
    driver.act([
      {
        ...{ type: 'pointer', id: 'pointer', parameters: { pointerType: 'mouse' } },
        actions: [
          { type: 'pointerMove', x, y, duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  const keys = (text: string) =>
    driver.act([
      {
        ...{ type: 'key', id: 'keys' },
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ]);
  const selectAll = () =>
    driver.act([
      {
        ...{ type: 'key', id: 'keys' },
        actions: [
          { type: 'keyDown', value: CONTROL },
          { type: 'keyDown', value: 'a' },
          { type: 'keyUp', value: 'a' },
          { type: 'keyUp', value: CONTROL },
        ],
      },
    ]);
  return {
    goto: (url: string) => driver.goto(url),
    async press(sought: Sought) {
      const { x, y } = await place(sought);
      await pressAt(x, y);
    },
    /** Into the field, in place of what stands there. */
    async type(css: string, text: string, nth = 0) {
      const { x, y } = await place({ css, nth });
      await pressAt(x, y);
      await selectAll();
      await keys(text);
    },
    /** Chosen by its value: the list of a native select is drawn by the system, where nobody can press. */
    async choose(css: string, value: string) {
      await place({ css });
      await driver.run(
        `function (css, value) {
          const select = document.querySelector(css);
          select.value = value;
          select.dispatchEvent(new Event('change', { bubbles: true }));
        }`,
        css,
        value,
      );
    },
    /** Into the first field of a frame and, with the Tab key, the next ones. */
    async typeInFrame(css: string, texts: readonly string[]) {
      const { left, top } = await place({ css });
      await pressAt(left + 60, top + 45);
      for (const [index, text] of texts.entries()) await keys(index === 0 ? text : `${TAB}${text}`);
    },
    sees: (text: string) =>
      until(`"${text}"`, () =>
        driver.run<boolean>('function (text) { return document.body.innerText.includes(text) }', text),
      ),
    isAt: (path: string) =>
      until(path, () => driver.run<boolean>('function (path) { return location.href.includes(path) }', path)),
    /** What sticks out of the page at its side; empty where nothing does. */
    outside: () =>
      driver.run<string>(`function () {
        const { scrollWidth, clientWidth } = document.documentElement;
        if (scrollWidth <= clientWidth) return '';
        const isCut = (each) => each !== document.body && (getComputedStyle(each).overflowX !== 'visible' || isCut(each.parentElement));
        const wide = [...document.querySelectorAll('body *')].filter(
          (each) => each.getBoundingClientRect().right > clientWidth + 1 && !isCut(each.parentElement),
        );
        return scrollWidth + ' px of ' + clientWidth + ' px: ' + wide.slice(0, 3).map((each) => each.outerHTML.slice(0, 200)).join('\\n');
      }`),
  };
}
export type Page = ReturnType<typeof pageOf>;
