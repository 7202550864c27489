import { msg } from '@lingui/core/macro';
import type { BookingRecord } from '@/server/booking/types';
import type { Services } from '@/server/services';
import type { AgencyRecord } from '@/server/tenancy/types';
import { wordsOf } from '../mail/language';
import { letterOf } from '../mail/model';
import { draw } from './draw';
import { logoOf } from './logo';

/** The itinerary to print: the confirmation's words on paper, whatever became of the booking since. */
export async function itineraryPdf(
  record: BookingRecord,
  agency: AgencyRecord,
  services?: Pick<Services, 'db' | 'clock'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const i18n = wordsOf(record.language);
  const letter = letterOf(record, agency, i18n);
  const bytes = await draw({
    letter: { ...letter, headline: headlineOf(record, letter.headline, i18n) },
    logo: services ? await logoOf(agency, services.db) : null,
    words: {
      departure: i18n._(msg`Departure`),
      arrival: i18n._(msg`Arrival`),
      page: i18n._(msg`Page`),
    },
    madeAt: services?.clock.now() ?? new Date(record.createdAt),
  });
  return Uint8Array.from(bytes);
}

/** Paper must not say that somebody is going who is not (G06). */
function headlineOf(record: BookingRecord, headline: string, i18n: ReturnType<typeof wordsOf>): string {
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
