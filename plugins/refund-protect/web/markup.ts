import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What is wrong with a typed markup, in percent; null when it is fine (R386). */
export function markupProblem(percent: number | null): MessageDescriptor | null {
  if (percent === null || Math.round(percent * 100) <= 0) return msg`Markup must be more than 0`;
  return percent > 100 ? msg`Markup must be between 0 and 100` : null;
}
