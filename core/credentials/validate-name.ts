import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { nameProblem, type NameProblem } from '../contract/account-rules';

export { trimName } from '../contract/account-rules';

const WORDS: Record<NameProblem, MessageDescriptor> = {
  Required: msg`Required`,
  'Only alphabets are allowed': msg`Only alphabets are allowed`,
  'No special characters allowed': msg`No special characters allowed`,
  'Name must be minimum of two characters': msg`Name must be minimum of two characters`,
  'Invalid Name': msg`Invalid Name`,
};

/** What is wrong with a name on the sign-up card (R107 to R110, G21), else null. */
export function validateName(text: string): MessageDescriptor | null {
  const problem = nameProblem(text);
  return problem ? WORDS[problem] : null;
}
