import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Tone } from '@/core/ui/content/tone';
import type { Money } from '@/core/contract';
import type { AgencyBooking, BookingPayment } from '../../../contract/bookings';

interface Told {
  words: MessageDescriptor;
  tone: Tone | 'progress';
}

/** What of a booking's log people want to know; the platform's own steps between them are left out. */
const TOLD: Readonly<Record<string, Told>> = {
  'state.intent': { words: msg`Booking started`, tone: 'neutral' },
  'state.action-required': { words: msg`The payer was asked to confirm the payment`, tone: 'warning' },
  'state.authorised': { words: msg`Payment authorized`, tone: 'neutral' },
  'state.ordering': { words: msg`Sent to the supplier`, tone: 'progress' },
  'state.supplier-pending': { words: msg`The supplier is working on it`, tone: 'progress' },
  'state.supplier-unknown': { words: msg`The supplier has not answered`, tone: 'warning' },
  'state.reserved': { words: msg`On hold`, tone: 'warning' },
  'state.captured': { words: msg`Payment collected`, tone: 'success' },
  'state.confirmed': { words: msg`Confirmed`, tone: 'success' },
  'state.voiding': { words: msg`The payment is being refunded`, tone: 'warning' },
  'state.failed': { words: msg`Failed`, tone: 'danger' },
  'state.refunding': { words: msg`Cancelled, the refund is on its way`, tone: 'neutral' },
  'state.cancelled': { words: msg`Cancelled`, tone: 'neutral' },
  'cancel-asked': { words: msg`Cancellation asked for`, tone: 'neutral' },
  'supplier-cancelled': { words: msg`Canceled by the supplier`, tone: 'warning' },
  'supplier-changed': { words: msg`Changed by the supplier`, tone: 'warning' },
  'order-refused.balance': {
    words: msg`Not booked: the account at the supplier has too little balance. Top it up and book again.`,
    tone: 'danger',
  },
  'order-refused.key': {
    words: msg`Not booked: the supplier refused our access. Check the key and what it may do.`,
    tone: 'danger',
  },
  'order-refused.validation': {
    words: msg`Not booked: the supplier did not accept something that was entered. Check names, dates of birth and phone numbers.`,
    tone: 'danger',
  },
  'order-refused.rate-limit': {
    words: msg`Not booked: the supplier had too many requests. Book again in a minute.`,
    tone: 'danger',
  },
  'order-refused.gone': { words: msg`Not booked: it was sold out or had expired`, tone: 'danger' },
  'order-refused.price-changed': { words: msg`Not booked: the price had changed`, tone: 'danger' },
  'order-refused.unknown': {
    words: msg`Not booked: the supplier refused it for a reason of its own`,
    tone: 'danger',
  },
  'issue-refused': { words: msg`The supplier did not issue the reservation`, tone: 'danger' },
  'withdraw-refused': { words: msg`The supplier did not release the reservation`, tone: 'danger' },
  'cancel-refused': { words: msg`The supplier refused the cancellation`, tone: 'danger' },
  'price-changed': { words: msg`The price had changed`, tone: 'warning' },
  'hold-expired': { words: msg`The time to pay had run out`, tone: 'warning' },
  'capture-refused': { words: msg`The payment could not be collected`, tone: 'danger' },
  'void-refused': { words: msg`The payment could not be released`, tone: 'danger' },
  'stray-order-cancelled': { words: msg`An order that came too late was canceled`, tone: 'warning' },
  'stray-payment-voided': { words: msg`A payment that came too late was released`, tone: 'warning' },
  'release-refused': {
    words: msg`The supplier did not accept the cancellation of the order`,
    tone: 'danger',
  },
  'refund-refused': { words: msg`The refund was refused`, tone: 'danger' },
  'refund-under-way': { words: msg`The bank has the refund and takes longer`, tone: 'neutral' },
  'refund-failed': { words: msg`A refund did not arrive and has come back`, tone: 'danger' },
  'void-under-way': { words: msg`The bank has the refund and takes longer`, tone: 'neutral' },
  'void-failed': { words: msg`A refund did not arrive and has come back`, tone: 'danger' },
  'hold-over': { words: msg`The supplier did not confirm while the payment was held`, tone: 'warning' },
  'mail-failed': { words: msg`An email could not be created`, tone: 'warning' },
  letter: { words: msg`Email sent`, tone: 'neutral' },
  'booking.email-itinerary': { words: msg`Itinerary emailed`, tone: 'neutral' },
  'booking.download-pdf': { words: msg`PDF downloaded`, tone: 'neutral' },
  'booking.cancel': { words: msg`Cancellation asked for`, tone: 'neutral' },
  'settled-by-hand': { words: msg`Resolved outside`, tone: 'success' },
  'given-up': { words: msg`Abandoned by the agency`, tone: 'warning' },
  raised: { words: msg`A person was asked to look at it`, tone: 'warning' },
};

export interface ToldEvent {
  id: string;
  at: string;
  /** Ours, or a product's that are in the reader's language already. */
  words: MessageDescriptor | string;
  tone: Tone | 'progress';
  icon?: 'letter' | 'money';
  by: string | null;
  detail: string | null;
  amount?: Money;
}

/** Money that went back; what was taken is among the steps. */
const RETURNED: Partial<Record<BookingPayment['kind'], MessageDescriptor>> = {
  refund: msg`Refunded`,
  void: msg`Payment released`,
};

/** What happened to a booking, newest first. `ofProduct` has the words of its product's own events. */
export function toldHistory(
  { history, payments }: Pick<AgencyBooking, 'history' | 'payments'>,
  ofProduct: (type: string) => string | null,
): ToldEvent[] {
  const events = history.flatMap(({ type, ...event }, index): ToldEvent[] => {
    const words = TOLD[type]?.words ?? ofProduct(type);
    if (!words) return [];
    return [
      {
        ...event,
        words,
        tone: TOLD[type]?.tone ?? 'neutral',
        ...(type === 'letter' || type === 'booking.email-itinerary' ? { icon: 'letter' as const } : {}),
        id: `${index}-${type}`,
      },
    ];
  });
  const returned = payments.flatMap(({ at, kind, status, amount }, index): ToldEvent[] => {
    const words = status === 'done' ? RETURNED[kind] : undefined;
    return words
      ? [
          {
            id: `payment-${index}`,
            at,
            words,
            tone: 'success',
            icon: 'money',
            by: null,
            detail: null,
            amount,
          },
        ]
      : [];
  });
  return [...events, ...returned]
    .map((event, index) => ({ event, index }))
    .sort((one, other) => Date.parse(other.event.at) - Date.parse(one.event.at) || other.index - one.index)
    .map(({ event }) => event);
}
