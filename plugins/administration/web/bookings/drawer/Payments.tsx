import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Heading, Text } from '@/core/ui/content/Text';
import type { AgencyBooking, BookingPayment } from '../../../contract/bookings';
import * as css from '../bookings.css';

/** What was asked of the payment gateway for a booking, and what came of it. */
export function Payments({ booking }: { booking: AgencyBooking }) {
  const { t } = useLingui();
  const format = useFormat();
  if (booking.payments.length === 0) return null;
  const words: Record<BookingPayment['kind'], string> = {
    authorise: t`Authorized`,
    capture: t`Collected`,
    void: t`Released`,
    refund: t`Refunded`,
  };
  const ends: Record<BookingPayment['status'], string | null> = {
    sent: t`not answered yet`,
    done: null,
    refused: t`refused`,
  };
  return (
    <section className={css.section} aria-labelledby="booking-payments">
      <Heading level={3} size={18} id="booking-payments">
        <Trans>Payments</Trans>
      </Heading>
      <ul className={css.payments}>
        {booking.payments.map(({ at, kind, status, amount, card }) => (
          <li key={`${at}-${kind}-${status}`}>
            <span>{[words[kind], ends[status]].filter(Boolean).join(', ')}</span>
            <span className={css.figure}>{format.money(amount, { own: true })}</span>
            <Text as="span" size={14} tone="secondary" numeric>
              {[format.moment(at), card?.last4 && `${card.brand} •••• ${card.last4}`]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
