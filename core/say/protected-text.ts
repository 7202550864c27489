import { msg } from '@lingui/core/macro';
import { deadlineText, type Place } from './dates';
import type { Say } from './say';

/** What comes back of what is protected, said in place of terms that keep more. `until`: ISO, the last minute that it pays in. */
export function protectedText(until: string, place: Place, say: Say, locale?: string): string {
  const last = deadlineText(until, place, say, locale);
  return say._(msg`Protected: cancel by ${last} and get back all but the protection`);
}
