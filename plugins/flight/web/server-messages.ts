import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { translateServerMessage } from '@/core/i18n/server-messages';

/** The server's sentences about flights, as the specification writes them, with our translations (R138, G108). */
const known = new Map<string, MessageDescriptor>([
  ['Failed to update flight', msg`Failed to update flight`],
  ['Failed to update flight PNR model', msg`Failed to update flight PNR model`],
  ['Invalid booking id', msg`Invalid booking id`],
  ['Failed to issue ticket', msg`Failed to issue ticket`],
  [
    'Booking failed, the flight may have sold out. Please try again or contact support.',
    msg`Booking failed, the flight may have sold out. Please try again or contact support.`,
  ],
  ['Error in flight cancellation', msg`Error in flight cancellation`],
  ['Flight cancellation failed', msg`Flight cancellation failed`],
  ['Flight reprice failed', msg`Flight reprice failed`],
  ['Update refund status failed', msg`Update refund status failed`],
  ['Error has occured', msg`Error has occured`],
  ['Update flight status failed', msg`Update flight status failed`],
  ['Update Failed', msg`Update Failed`],
  ['Order update failed', msg`Order update failed`],
  ['Flight not available, please try again', msg`Flight not available, please try again`],
  [
    'This flight is not available, please select another',
    msg`This flight is not available, please select another`,
  ],
  ['Error while fetching flight booking details', msg`Error while fetching flight booking details`],
  ['The offer has expired. Please search again.', msg`The offer has expired. Please search again.`],
  ['Origin and destination must not be the same', msg`Origin and destination must not be the same`],
  ['This place is not known', msg`This place is not known`],
  ['The date is in the past', msg`The date is in the past`],
  ['This booking is not confirmed', msg`This booking is not confirmed`],
  ['URL is missing', msg`URL is missing`],
  ['Token not found', msg`Token not found`],
]);

/** A known sentence in the language that is shown; an unknown one as it came. */
export function translateMessage(text: string): string {
  const descriptor = known.get(text);
  return descriptor ? i18n._(descriptor) : translateServerMessage(text);
}
