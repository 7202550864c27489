import type { MessageDescriptor } from '@lingui/core';

/** The words of one language: the page's on a screen, the booking's in a letter. */
export interface Say {
  readonly locale: string;
  _(words: MessageDescriptor): string;
}
