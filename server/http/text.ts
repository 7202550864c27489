import { requestRefusals } from '@/core/contract/refusals/request';
import { plainText } from '@/core/contract/text';
import { invalid } from '../error';

/** Control characters other than tab and line ends, and half of a surrogate pair: no page shows them, and NUL no database stores. */
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u;
/** In an address and in the name of a field, tabs and line ends are as wrong. */
const UNNAMEABLE = /\p{Cc}|\p{Surrogate}/u;

const shown = (name: string) => name.replace(/\p{Cc}|\p{Surrogate}/gu, '?');

function findIn(value: unknown, unfit: RegExp, path: string): string | null {
  if (typeof value === 'string') return unfit.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const at = path ? `${path}.${shown(name)}` : shown(name);
    const found = UNNAMEABLE.test(name) ? at : findIn(inner, unfit, at);
    if (found !== null) return found;
  }
  return null;
}

/** Every text in a value as `plainText` has it. A password stays as it was typed: it is compared, and nobody reads it. */
function plainIn(value: unknown, name: string): unknown {
  if (typeof value === 'string') return /password$/i.test(name) ? value : plainText(value);
  if (Array.isArray(value)) return value.map((each) => plainIn(each, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plainIn(inner, key)]));
}

/** A body with its texts as they look. Throws HttpError 422 that names the first field, of whatever depth, whose text nobody can store. */
export function readText(body: unknown): unknown {
  const plain = plainIn(body, '');
  const path = findIn(plain, UNSTORABLE, '');
  if (path !== null) throw invalid(requestRefusals.text, path || 'body');
  return plain;
}

/** The same for what an address names: texts of one line. */
export function checkLines(values: Readonly<Record<string, string>>): void {
  const path = findIn(values, UNNAMEABLE, '');
  if (path !== null) throw invalid(requestRefusals.text, path);
}

/** What an address names, with its texts as they look. Throws as `checkLines` does. */
export function readLines(values: Readonly<Record<string, string>>): Record<string, string> {
  const plain = plainIn(values, '') as Record<string, string>;
  checkLines(plain);
  return plain;
}
