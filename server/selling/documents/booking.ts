import { msg } from '@lingui/core/macro';
import type { BookingRecord } from '../../ports/booking';
import { type BookingLetter, type NamesMethods, settledText } from '../letters/letter';
import { type Words, wordsOf } from '../../mail/letter-words';
import type { Services } from '../../ports/services';
import type { AgencyRecord } from '../../ports/agency';
import { draw, type Journey } from './draw';

export interface Paper {
  /** What the confirmation says. */
  readonly letter: BookingLetter;
  readonly journeys: readonly Journey[];
  /** What the code says when it is scanned. */
  readonly code?: string;
}

/** What letters and papers are drawn with. */
export type Drawing = Pick<Services, 'logoOf' | 'clock'> & { readonly payments: NamesMethods };

/** A booking to print: the confirmation's words on paper, whatever became of the booking since. */
export async function bookingPdf(
  record: BookingRecord,
  agency: AgencyRecord,
  { letter, journeys, code }: Paper,
  { logoOf, clock, payments }: Drawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const i18n = wordsOf(record.language);
  const settled = settledText(record, payments);
  const bytes = await draw({
    letter: {
      ...letter,
      headline: headlineOf(record, letter.headline, i18n),
      sections: settled
        ? [...letter.sections, { title: i18n._(msg`Cancellation`), rows: [{ text: settled }] }]
        : letter.sections,
    },
    journeys,
    code: code ?? null,
    logo: (await logoOf(agency))?.png ?? null,
    words: { page: i18n._(msg`Page`) },
    madeAt: clock.now(),
  });
  return Uint8Array.from(bytes);
}

/** Paper must not say that somebody is going who is not (G06). */
function headlineOf(record: BookingRecord, headline: string, i18n: Words): string {
  const title = headline.includes(':') ? headline.slice(headline.indexOf(':') + 1).trim() : headline;
  switch (record.progress.state) {
    case 'confirmed':
      return headline;
    case 'cancelled':
      return i18n._(msg`Cancelled: ${title}`);
    case 'reserved':
      return i18n._(msg`Reserved, not paid yet: ${title}`);
    default:
      return i18n._(msg`Not confirmed: ${title}`);
  }
}
