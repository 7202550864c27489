import { requestRefusals } from '@/core/contract/refusals/request';
import { invalid } from '../error';

/** What no database stores and no page shows: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

const name = (key: string) => key.replace(/\0|\p{Surrogate}/gu, '?');

function findIn(value: unknown, path: string): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${name(key)}` : name(key);
    const found = UNSTORABLE.test(key) ? at : findIn(inner, at);
    if (found !== null) return found;
  }
  return null;
}

/** Throws HttpError 422 that names the first field, of whatever depth, whose text nobody can store. */
export function checkText(value: unknown, called = 'body'): void {
  const path = findIn(value, '');
  if (path !== null) throw invalid(requestRefusals.text, path || called);
}
