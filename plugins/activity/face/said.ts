import type { Language } from '@/core/contract';

/** What is said in each language of the site. */
export type Said = Readonly<Record<Language, string>>;

export const said = (en: string, pt: string, es: string): Said => ({ en, pt, es });

/** With `{place}` and its like filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
