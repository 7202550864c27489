import { requestRefusals } from '@/core/contract/refusals/request';
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

/** Throws HttpError 422 that names the first field of a body, of whatever depth, whose text nobody can store. */
export function checkText(body: unknown): void {
  const path = findIn(body, UNSTORABLE, '');
  if (path !== null) throw invalid(requestRefusals.text, path || 'body');
}

/** The same for what an address names: texts of one line. */
export function checkLines(values: Readonly<Record<string, string>>): void {
  const path = findIn(values, UNNAMEABLE, '');
  if (path !== null) throw invalid(requestRefusals.text, path);
}
