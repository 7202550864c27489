import { msg } from '@lingui/core/macro';
import type { BookingProduct, BookingRecord } from '@/server/ports/booking';
import { frameOf, settledText } from '@/server/mail/booking/letter';
import { messageOf } from '@/server/mail/letter';
import { pathOf } from '../../say/calendar';
import { inPlaceNames } from '../places/in-language';
import { readRequest } from '../request';
import { readStored } from '../stored';
import { titleOf } from '../trip';
import { wordsOf } from './words';

/** What the letter says; `isClients`: to the agent whose client has cancelled. */
function wordsFor(record: BookingRecord, isClients: boolean) {
  const i18n = wordsOf(record.language);
  const title = titleOf(inPlaceNames(readStored(record.offer).offer, i18n.locale));
  const { firstName, lastName } = readRequest(record.request).driver;
  const locator = record.locator ?? '';
  const money = settledText(record);
  const note = i18n._(msg`There is nothing left to do.`);
  if (isClients) {
    const driver = `${firstName} ${lastName}`;
    return {
      subject: i18n._(msg`Cancelled by your client: car in ${title} (${locator})`),
      headline: i18n._(msg`Cancelled by your client: car in ${title}`),
      text: i18n._(msg`Your client has cancelled booking ${locator} for ${driver}. ${money}`),
      note,
    };
  }
  return {
    subject: i18n._(msg`Your car in ${title} is cancelled (${locator})`),
    headline: i18n._(msg`Cancelled: ${title}`),
    text: i18n._(msg`Hello ${firstName}, your rental is cancelled. ${money}`),
    note,
  };
}

/** What the engine tells beside the confirmation: nothing is reserved here, so only that it is cancelled. */
export const noticeMail: NonNullable<BookingProduct['noticeMail']> = async (notice, record, agency) => {
  if (notice !== 'cancelled' && notice !== 'client-cancelled') return null;
  const isClients = notice === 'client-cancelled';
  const i18n = wordsOf(record.language);
  const { button, help } = frameOf(record, agency, { path: pathOf(record.id) });
  const { subject, html, text } = messageOf(
    {
      language: i18n.locale,
      ...wordsFor(record, isClients),
      button: isClients ? { ...button, label: i18n._(msg`View the booking`) } : button,
      otherwise: i18n._(msg`If the button does not work, open this address:`),
      help,
    },
    agency,
  );
  return { subject, html, text };
};
