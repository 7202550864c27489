import type { MessageDescriptor } from '@lingui/core';
import { lengthProblem } from '../contract/people/length';
import { NAME_MOST, nameProblem } from '../contract/people/names';
import { asMessage } from '../i18n/words-of';

export { trimName } from '../contract/people/names';

/** What is wrong with a name on the sign-up card (R107 to R110, G21), else null. */
export const validateName = (text: string): MessageDescriptor | null =>
  asMessage(nameProblem(text) ?? lengthProblem(text, NAME_MOST));
