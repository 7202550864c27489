import { i18n } from '@lingui/core';
import axe from 'axe-core';
import { applyTheme } from '../../themes/apply';
import { brands, brandOf, type BrandId } from '../../themes/brands';
import type { Mode } from '../../themes/derive';
import { messagesOf } from '../messages';
import { endMotion } from '../motion';

export const DESKTOP = [1200, 900] as const;
export const PHONE = [390, 844] as const;

/** Colours are measured as they end, not half-way through a transition, and not where the pointer happens to be. */
export function standStill(): () => void {
  endMotion();
  const style = document.createElement('style');
  style.textContent =
    '*, *::before, *::after { transition: none !important; animation-play-state: paused !important; pointer-events: none !important; }';
  document.head.append(style);
  return () => style.remove();
}

/** Puts a demo agency's theme on the story that stands there. */
export const dress = (brand: BrandId, mode: Mode): void =>
  applyTheme(document.documentElement, brandOf(brand), mode);

const frame = (): CSSStyleDeclaration => (window.frameElement as HTMLElement).style;
/** As the runner has set it: it sizes the frame by a variable that the next story's own size changes. */
let ofRunner: { width: string; height: string } | undefined;

/**
 * Gives the story's page another size. The frame in which it stands is of the same origin, so that nobody else needs to be
 * asked.
 */
export function resize([width, height]: readonly [number, number]): void {
  if (window.innerWidth === width && window.innerHeight === height) return;
  ofRunner ??= { width: frame().width, height: frame().height };
  frame().width = `${width}px`;
  frame().height = `${height}px`;
}

/** The frame has the runner's size again, as the next story supposes. */
export function unsize(): void {
  if (ofRunner) Object.assign(frame(), ofRunner);
}

/** Two frames later, with the motion ended that a new width or theme has begun. */
export async function drawn(): Promise<void> {
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
  endMotion();
}

/** Every brand in both modes, apart from the one in which axe has just read the story. */
const THEMES = brands
  .flatMap(({ subdomain }) => (['light', 'dark'] as const).map((mode) => ({ brand: subdomain, mode })))
  .filter(({ brand, mode }) => !(brand === 'caravel' && mode === 'light'));

/** A number that is always the same for the same story. */
const numberOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);

/**
 * The themes that a story is read in: the platform's dark one, and one of the others by its name. Over the library
 * each theme meets dozens of stories; that a theme holds for every pair of tokens is proven in `themes/`.
 */
function themesOf(storyId: string): typeof THEMES {
  const rest = THEMES.filter(({ brand }) => brand !== 'caravel');
  return [{ brand: 'caravel', mode: 'dark' }, rest[numberOf(storyId) % rest.length]!];
}

/** Contrast as axe sees it in other brands and in the dark. */
export async function checkContrasts(storyId: string): Promise<void> {
  const found: string[] = [];
  for (const { brand, mode } of themesOf(storyId)) {
    dress(brand, mode);
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    });
    for (const { nodes } of violations)
      for (const { target, any } of nodes)
        found.push(`${brand}, ${mode}: ${target.join(' ')}: ${any[0]?.message ?? ''}`);
  }
  dress('caravel', 'light');
  if (found.length > 0) throw new Error(`Too little contrast in ${storyId}:\n${found.join('\n')}`);
}

/** Screens and the library; what a frame, a table or a strip scrolls inside itself does not count. */
const READ_IN_PSEUDO = /^(library|core|plugins)-/;

let pseudo: ReturnType<typeof messagesOf> | undefined;
/** Made once for all stories of a page: it changes every letter of every catalog. */
const pseudoMessages = () => (pseudo ??= messagesOf('pseudo'));

/**
 * Words a third longer must still fit a phone: the page itself never scrolls sideways. The story stays in the pseudo-locale,
 * as the next one takes it away before it loads its own language.
 */
export async function checkPseudo(storyId: string): Promise<void> {
  if (!READ_IN_PSEUDO.test(storyId)) return;
  i18n.loadAndActivate({ locale: 'pseudo', messages: await pseudoMessages() });
  resize(PHONE);
  // The workbench leaves room around a component, as pages do; focus rings reach into it.
  if (/^(library|plugins)-/.test(storyId)) document.body.style.padding = '1rem';
  // What measures itself settles a moment later.
  const root = document.documentElement;
  for (let tries = 0; tries < 20 && (tries < 2 || root.scrollWidth > root.clientWidth + 1); tries += 1) {
    await drawn();
  }
  const { scrollWidth, clientWidth } = root;
  const widest = scrollWidth > clientWidth + 1 ? sticksOut(clientWidth) : '';
  document.body.style.padding = '';
  if (widest)
    throw new Error(`${storyId} is ${scrollWidth} px wide on a phone of ${clientWidth} px: ${widest}`);
}

/** The innermost element that reaches beyond the edge. */
function sticksOut(edge: number): string {
  const outside = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > edge + 1,
  );
  const last = outside.at(-1);
  return last
    ? `<${last.tagName.toLowerCase()} class="${last.getAttribute('class') ?? ''}"> “${last.textContent?.slice(0, 60)}”`
    : 'nothing in sight';
}
