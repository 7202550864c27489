import { msg } from '@lingui/core/macro';
import type { BookingRecord } from '@/server/ports/booking';
import { bookingPdf } from '@/server/pdf/booking';
import type { End } from '@/server/pdf/draw';
import type { Services } from '@/server/ports/services';
import type { AgencyRecord } from '@/server/ports/agency';
import type { RentalPoint } from '../../contract';
import { carText, letterOf } from '../mail/letter';
import { wordsOf } from '../mail/words';
import { inPlaceNames } from '../places/in-language';
import { readStored } from '../stored';

const endOf = (label: string, { name, city }: RentalPoint, time: string): End => ({
  label,
  place: name.includes(city) ? name : `${name}, ${city}`,
  time,
});

/** The voucher that a driver shows at the desk. */
export function voucherPdf(
  record: BookingRecord,
  agency: AgencyRecord,
  services: Pick<Services, 'logoOf' | 'clock'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const i18n = wordsOf(record.language);
  const offer = inPlaceNames(readStored(record.offer).offer, i18n.locale);
  const rental = {
    title: offer.availableCore.vendor.name,
    summary: carText(offer, i18n),
    parts: [
      {
        note: '',
        from: endOf(i18n._(msg`Pick-up`), offer.pickUp, offer.pickUpDateTime),
        to: endOf(i18n._(msg`Drop-off`), offer.dropOff, offer.returnDateTime),
        after: null,
      },
    ],
  };
  const letter = letterOf(record, agency, i18n);
  return bookingPdf(record, agency, { letter, journeys: [rental] }, services);
}
