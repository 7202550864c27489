import type { Messages } from '@lingui/core';

const LETTERS: Record<string, string> = {
  a: 'à',
  b: 'ƀ',
  c: 'ç',
  d: 'đ',
  e: 'ë',
  f: 'ƒ',
  g: 'ğ',
  h: 'ħ',
  i: 'ï',
  j: 'ĵ',
  k: 'ķ',
  l: 'ľ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ɋ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ÿ',
  z: 'ž',
};

/** Accents every letter and lengthens the text by a third; text between `<` and `>` is left alone. */
export function pseudoText(text: string): string {
  const accented = text.replace(/<[^>]*>|[a-z]/g, (found) => LETTERS[found] ?? found);
  const letters = text.replace(/<[^>]*>/g, '').length;
  return letters < 2 ? accented : `[${accented}${'·'.repeat(Math.ceil(letters / 3))}]`;
}

type Part = string | readonly unknown[];

/** A compiled message with its words replaced; placeholders and plural rules stay. */
function pseudoMessage(message: unknown): unknown {
  if (typeof message === 'string') return pseudoText(message);
  if (!Array.isArray(message)) return message;
  return (message as Part[]).map((part) => {
    if (typeof part === 'string')
      return /[a-z]/i.test(part) ? part.replace(/<[^>]*>|[a-z]/g, (found) => LETTERS[found] ?? found) : part;
    const [name, kind, forms] = part as [string, string?, Record<string, unknown>?];
    if (!forms || typeof forms !== 'object') return part;
    return [
      name,
      kind,
      Object.fromEntries(
        Object.entries(forms).map(([form, value]) => [
          form,
          form === 'offset' ? value : pseudoMessage(value),
        ]),
      ),
    ];
  });
}

/** A catalog in which every word that goes through translation is visibly changed: what stays plain is hard-coded. */
export const pseudoCatalog = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, pseudoMessage(message)]),
  ) as Messages;
