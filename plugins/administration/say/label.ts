import type { MessageDescriptor } from '@lingui/core';
import type { Say } from '@/core/say/say';

/** What something is called: a name that is the same in every language is plain text. */
export type Label = MessageDescriptor | string;

/** A label in the words of one language. */
export const inWords = (label: Label, say: Say): string => (typeof label === 'string' ? label : say._(label));
