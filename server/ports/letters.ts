import type { MessageDescriptor } from '@lingui/core';
import type { Language } from '@/core/contract';
import type { LetterReader } from '@/core/contract/letters';
import type { Say } from '@/core/say/say';
import type { AgencyRecord } from './agency';
import type { BookingRecord, DrawnMail } from './booking';
import type { BaseServices } from './services';

/** What a sample is drawn with. */
export interface SampleAt {
  readonly agency: AgencyRecord;
  /** The platform's own agency. */
  readonly platform: AgencyRecord;
  readonly language: Language;
  readonly services: BaseServices;
}

/**
 * A letter that leaves the platform, to be looked at: drawn by what draws it for people, about somebody who is made up.
 * Links in it need not lead anywhere.
 */
export interface LetterSample {
  /** Among the letters of its plugin. */
  readonly id: string;
  readonly name: MessageDescriptor;
  /** One sentence: when it goes out. */
  readonly when: MessageDescriptor;
  readonly to: LetterReader;
  /** In whose name it goes out; the agency's without it. */
  readonly from?: 'platform';
  readonly draw: (at: SampleAt) => Promise<DrawnMail> | DrawnMail;
}

/** The letters of a plugin. */
export interface PluginLetters {
  /** What they are called together; a product's are called as the product without it. */
  readonly title?: MessageDescriptor;
  /** Its words for names and occasions. */
  readonly say: (language: Language) => Say;
  readonly samples: readonly LetterSample[];
  /** The booking that a product's samples are about. */
  readonly booking?: (at: SampleAt) => Promise<BookingRecord>;
}
