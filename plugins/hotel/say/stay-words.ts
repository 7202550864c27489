import { msg } from '@lingui/core/macro';
import type { Say } from '@/core/say/say';

/** When guests arrive, as they said: a whole hour of the day of arrival, or after midnight. */
export function arrivalText(say: Say, hour: string, time: (local: string) => string): string {
  if (hour === 'next') return say._(msg`after midnight`);
  const from = time(`2000-01-01T${hour}`);
  return say._(msg`around ${from}`);
}
