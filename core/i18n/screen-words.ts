import { i18n } from '@lingui/core';
import { registerCatalog } from './catalogs';

let words: Promise<unknown> | undefined;

/**
 * Loads what the core says beyond the first view, which the build keeps apart (`scripts/lib/split-words.ts`). Never
 * rejects: words that cannot be loaded cost the translation, not the screen, and the next screen tries again.
 */
export function screenWords(): Promise<unknown> {
  words ??= registerCatalog(
    'core-screens',
    (language) => import(`../../locales/${language}/core.po?lingui`),
  ).catch(() => {
    words = undefined;
  });
  return words;
}

// Whoever forgets to ask is helped a moment later.
i18n.on('missing', () => void screenWords());

/** Code that is loaded on demand, with the words that it may use: `lazy(withWords(() => import('./Dialog')))`. */
export const withWords =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [loaded] = await Promise.all([load(), screenWords()]);
    return loaded;
  };
