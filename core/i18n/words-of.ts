import { i18n, type MessageDescriptor } from '@lingui/core';
import { messageOf, SOMETHING_WENT_WRONG } from '../contract/message-of';
import type { Refusal, RefusalParams } from '../contract/refusal';

type Found = Partial<Pick<Refusal, 'reason' | 'params'>>;

/** The answer's body where a call failed; a refusal itself, or what carries one, otherwise. */
function refusalIn(said: unknown): Found {
  if (typeof said !== 'object' || said === null) return {};
  const { data } = said as { data?: unknown };
  return typeof data === 'object' && data !== null ? data : said;
}

/** The gaps of a sentence, in the language that is shown. */
const gapsOf = (params: RefusalParams = {}): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, gap]) => [name, typeof gap === 'object' ? wordsOf(gap) : gap]),
  );

/**
 * What the server said, in the language that is shown: by its reason, or as it came where that has no words here (R138,
 * G108). Takes a failed call, a refusal, and everything that has a refusal's fields.
 */
export function wordsOf(said: unknown): string {
  const { reason, params } = refusalIn(said);
  if (reason && i18n.messages[reason]) return i18n._(reason, gapsOf(params));
  // They come when the first of them is wanted.
  if (reason) i18n.emit('missing', { id: reason, locale: i18n.locale });
  return messageOf(said, '') || i18n._({ id: 'request.failed', message: SOMETHING_WENT_WRONG });
}

/** A refusal, if there is one, where a message is wanted that is put into words later. */
export const asMessage = (refusal: Refusal | null): MessageDescriptor | null =>
  refusal && { id: refusal.reason, message: refusal.message, values: gapsOf(refusal.params) };
