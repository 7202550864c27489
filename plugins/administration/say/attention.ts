import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttentionKind, DifferenceCode, LetterRefusal } from '@/core/contract/attention';

/** What waits for a person, as the list and the owner's letter call it. */
export const ATTENTION_NAMES: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  'order-in-doubt': msg`The supplier has not said whether it is booked`,
  'payment-in-doubt': msg`The payment has no answer`,
  'money-not-released': msg`The held money was not released`,
  'money-not-returned': msg`The refund was refused`,
  'order-not-given-back': msg`The supplier has not accepted the cancellation`,
  'order-unowned': msg`The supplier has an order that belongs to no booking`,
  'supplier-cancelled': msg`The supplier has canceled a booking`,
  'supplier-changed': msg`The supplier has changed a booking`,
  'confirmation-missing': msg`The confirmation could not be created`,
  'letter-undelivered': msg`An email was not delivered`,
  'hold-lapsing': msg`A reservation ends soon and is not paid`,
  dispute: msg`A payment is disputed`,
  'payment-in-review': msg`A payment is waiting for a review`,
  'fraud-warning': msg`A bank suspects fraud in a payment`,
  'refund-came-back': msg`A refund did not arrive and has come back`,
  'payout-failed': msg`A payout did not arrive at the bank account`,
  'account-charges-off': msg`Your own payment account takes no payments`,
  'account-payouts-off': msg`Your own payment account pays nothing out`,
  'account-asked': msg`Your own payment account needs more information`,
  'account-disconnected': msg`Your own payment account is no longer connected`,
  difference: msg`The records do not match`,
};

/** What whoever looks at it does about it. */
export const ATTENTION_ADVICE: Readonly<Record<AttentionKind, MessageDescriptor>> = {
  'order-in-doubt': msg`Ask the supplier whether the booking is there, then check again. If it is not, abandon it: the money is refunded.`,
  'payment-in-doubt': msg`Check again. If there is still no answer, look the payment up at the payment provider.`,
  'money-not-released': msg`Release the money again. If that is refused too, release it at the payment provider and resolve this.`,
  'money-not-returned': msg`Refund the money again. If that is refused too, pay the client another way and resolve this.`,
  'order-not-given-back': msg`Ask the supplier to cancel it, then check again.`,
  'order-unowned': msg`Ask the supplier what it is for, and have it canceled there if nobody needs it.`,
  'confirmation-missing': msg`Write to the client: the booking is confirmed.`,
  'letter-undelivered': msg`Check the address and send the email again, or reach the client another way.`,
  'hold-lapsing': msg`Remind the client to pay before it ends.`,
  dispute: msg`Answer with evidence at the payment provider before it ends, or accept it there.`,
  'payment-in-review': msg`Look at the payment at the payment provider. Approve it there, or cancel the booking and refund it.`,
  'fraud-warning': msg`Ask the client about the payment. If the cardholder did not make it, cancel the booking and refund it before it is disputed.`,
  'refund-came-back': msg`The client is still owed the money. Ask where it should go, then refund it again, or pay it another way and resolve this.`,
  'payout-failed': msg`Correct the bank details at the payment provider. The money is then paid out again.`,
  'account-charges-off': msg`New payments go to the platform's account meanwhile. Open the payment settings and answer what the payment provider asks.`,
  'account-payouts-off': msg`Payments are taken, but the money stays at the payment provider. Open the payment settings and answer what it asks.`,
  'account-asked': msg`Open the payment settings and answer what the payment provider asks. After the day named here, the account may stop taking payments.`,
  'account-disconnected': msg`New payments go to the platform's account. If this was not intended, connect an account again in the payment settings.`,
  'supplier-cancelled': msg`Write to the client and help them to book something else. What was paid is refunded in full, unless a sum is shown that the supplier has returned: then the refund follows that sum.`,
  'supplier-changed': msg`Compare the booking with what the supplier has now, and write to the client.`,
  difference: msg`Compare both records and correct the one that is wrong.`,
};

/** Why a mail server does not take a letter. */
export const LETTER_REFUSAL_NAMES: Readonly<Record<LetterRefusal, MessageDescriptor>> = {
  unknown: msg`There is no such mailbox. Check the address.`,
  full: msg`The mailbox is full. Send it again later.`,
  policy: msg`The recipient's mail server does not accept emails from this sender.`,
  other: msg`The recipient's mail server does not accept this email.`,
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
