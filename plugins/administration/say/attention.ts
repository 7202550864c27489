import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttentionKind, DifferenceCode } from '@/core/contract/attention';

/** What waits for a person, as the list and the owner's letter call it. */
export const ATTENTION_NAMES: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  'order-in-doubt': msg`The supplier has not said whether it is booked`,
  'payment-in-doubt': msg`The payment has no answer`,
  'money-not-released': msg`The held money was not released`,
  'money-not-returned': msg`The refund was refused`,
  'order-not-given-back': msg`The supplier has not accepted the cancellation`,
  'order-unowned': msg`The supplier has an order that belongs to no booking`,
  'supplier-cancelled': msg`The supplier has cancelled a booking`,
  'supplier-changed': msg`The supplier has changed a booking`,
  'confirmation-missing': msg`The confirmation could not be created`,
  'letter-undelivered': msg`An email was not delivered`,
  'hold-lapsing': msg`A reservation ends soon and is not paid`,
  dispute: msg`A payment is disputed`,
  difference: msg`The records do not match`,
};

/** How two books differ. */
export const DIFFERENCE_NAMES: Readonly<Record<DifferenceCode, MessageDescriptor>> = {
  'order-unknown': msg`The supplier has an order without a booking here`,
  'orders-twice': msg`The supplier has booked it more than once`,
  'order-still-active': msg`It is closed here and still active at the supplier`,
  'order-missing': msg`It is confirmed here and not booked at the supplier`,
  'order-dearer': msg`The supplier charges more than was agreed`,
  'issued-twice': msg`It was issued more than once`,
  'not-issued': msg`It is confirmed here and was never issued`,
  'payment-unknown': msg`The bank has a payment without a booking here`,
  'captured-twice': msg`The money was charged more than once`,
  'payments-at-once': msg`There are several payments at once`,
  'captured-too-much': msg`More was charged than the client accepted`,
  'wrong-account': msg`The money went through the account of another agency`,
  'taken-differs': msg`The amount charged does not match the booking`,
  'still-held': msg`It has failed, and money is still held`,
  'ledger-unbalanced': msg`The ledger does not balance`,
  'figures-differ': msg`The figures of the booking do not match the ledger`,
  'ledger-differs': msg`The ledger does not match the bank`,
  'charge-unknown': msg`The bank has charged a subscription that is not known here`,
  'charge-missing': msg`A subscription invoice is paid here and not at the bank`,
  'charge-differs': msg`The bank has charged another amount for a subscription than here`,
  'return-differs': msg`What the bank has refunded for a subscription does not match the records here`,
  'payout-differs': msg`A payout to the bank account does not match the sum of its payments`,
  'payout-failed': msg`A payout did not arrive at the bank account`,
};

/** Words of the letters about it. */
export const attentionLetter = {
  subject: (many: number, agency: string) =>
    many === 1
      ? msg`Something needs your attention at ${agency}`
      : msg`${many} things need your attention at ${agency}`,
  headline: msg`This needs a person`,
  button: msg`Open the list`,
  note: msg`What resolves itself leaves the list automatically. This email is sent once for each point.`,
  more: (count: number) => msg`and ${count} more`,
  otherwise: msg`If the button does not work, open this address:`,
  help: (agency: string) => msg`Questions? ${agency} is here to help.`,
  seeTrip: msg`See your trip`,
  aboutBooking: (locator: string) => msg`It is about your booking ${locator}.`,
  aboutTrip: msg`It is about the trip that you have booked with us.`,
};
