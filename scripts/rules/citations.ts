import type { SourceFile } from '../lib/walls';

/** `M102 20` begins a drawing; a message is not followed by a number. */
const ID = String.raw`(?:R\d{3}|G\d{2,3}|SEC-\d{2}|INV-\d|M\d{3}(?![ ,.-]+\d))(?![\w-])`;
const CITED = new RegExp(String.raw`\b(${ID})(?:(?: to |–)(${ID}))?`, 'g');

const family = (id: string) => id.replace(/\d+$/, '');
const number = (id: string) => Number(/\d+$/.exec(id)![0]);

/** The ids that a text names, each once; `R037 to R041` names five. */
export function idsIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, from = '', to] of text.matchAll(CITED)) {
    found.add(from);
    if (!to) continue;
    found.add(to);
    if (family(from) !== family(to)) continue;
    const digits = from.length - family(from).length;
    for (let at = number(from) + 1; at < number(to); at += 1)
      found.add(`${family(from)}${String(at).padStart(digits, '0')}`);
  }
  return [...found];
}

export interface Citation {
  readonly id: string;
  readonly where: string;
}

/** Where these files name which rule. */
export const citationsIn = (files: readonly SourceFile[]): Citation[] =>
  files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => idsIn(line).map((id) => ({ id, where: `${path}:${index + 1}` }))),
  );
