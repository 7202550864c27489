import type { MessageDescriptor } from '@lingui/core';

/** The words of one language: the page's on a screen, the booking's in a letter. */
export interface Say {
  readonly locale: string;
  _(words: MessageDescriptor): string;
}

/** What an entry of a log is called, by the name under which the server wrote it. */
export type WordsOfLog = Readonly<Record<string, MessageDescriptor>>;
