import { useLingui as useI18n } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { mailLink } from '@/core/contract';
import { BookingStatus } from '@/core/selling/after-sale/BookingStatus';
import { SettlementList } from '@/core/selling/after-sale/cancel/SettlementList';
import { PriceSummary } from '@/core/selling/checkout/price/PriceSummary';
import { useFormat } from '@/core/i18n/use-format';
import type { BookingAction, Contribution, ListedBooking } from '@/core/plugin';
import { linkTo } from '@/core/address/link';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { Badge } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { DescriptionList } from '@/core/ui/content/DescriptionList';
import { Banknote, Mail } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Timeline } from '@/core/ui/content/Timeline';
import type { AgencyBooking, BookingPayment } from '../../../contract/bookings';
import { tripDates } from '../../dashboard/trip-dates';
import * as css from '../bookings.css';
import { useLogWords } from '../../log-words';
import { toldHistory } from './history';
import type { Source } from '../list/use-source';

interface BookingInFullProps {
  list: Contribution<'bookings.lists'>;
  source: Source;
  booking: AgencyBooking;
  /** The same as its list has it; null while it is not known. */
  row: ListedBooking | null;
  run: (action: BookingAction<ListedBooking>, row: ListedBooking) => void;
}

const HISTORY_ICONS = { letter: Mail, money: Banknote };

/** One booking from top to bottom: how it stands, what can be done, facts, price, payments, history. */
export function BookingInFull({ list, source, booking, row, run }: BookingInFullProps) {
  const { _ } = useI18n();
  const { t } = useLingui();
  const format = useFormat();
  const ofProduct = useLogWords();
  const { trip, price, bookedBy, bookedFor, contactEmail, cancelReason } = booking;
  const page = row && source.page?.(row);
  const facts = [
    { id: 'travelers', term: t`Travelers`, value: format.list(trip.travelers) },
    { id: 'dates', term: t`Dates`, value: tripDates(trip, format) },
    ...(bookedFor
      ? [{ id: 'booked-for', term: t`Booked for`, value: bookedFor.name || bookedFor.email }]
      : []),
    { id: 'booked-by', term: t`Booked by`, value: bookedBy.name || bookedBy.email },
    {
      id: 'contact',
      term: t`Email`,
      value: <a href={mailLink(contactEmail) ?? undefined}>{contactEmail}</a>,
    },
    ...(cancelReason ? [{ id: 'reason', term: t`Reason for cancellation`, value: cancelReason }] : []),
  ];
  // The product's columns, without those that say again who booked for whom.
  const details = row
    ? source.columns
        .filter(({ id, kind }) => kind !== 'status' && id !== 'user' && id !== 'booked-by')
        .flatMap(({ id, header, text, below }) => [
          { id, term: _(header), value: text(row) },
          ...(below ? [{ id: `${id}-below`, term: _(below.header), value: below.text(row) }] : []),
        ])
        .filter(({ value }) => value !== '')
        // For support alone, so it is the last.
        .sort((a, b) => Number(a.value === trip.bookingId) - Number(b.value === trip.bookingId))
    : [];
  return (
    <div className={css.drawer}>
      <Inline gap={8}>
        <BookingStatus state={trip.state} status={trip.status} words={list.statuses} />
        {row && source.needsAction?.(row) && <Badge tone="warning">{t`Action needed`}</Badge>}
      </Inline>
      {row && (
        <Inline gap={8}>
          {source.actions
            .filter(({ appliesTo }) => appliesTo(row))
            .map((action) => (
              <Button
                key={action.id}
                size="small"
                variant="secondary"
                {...(action.icon ? { icon: namedIcons[action.icon] } : {})}
                onClick={() => run(action, row)}
              >
                {_(action.label)}
              </Button>
            ))}
          {page && (
            <ButtonLink
              {...linkTo(page.to)}
              {...(page.search ? { search: page.search as never } : {})}
              size="small"
              variant="quiet"
            >
              {t`Open the booking's page`}
            </ButtonLink>
          )}
        </Inline>
      )}
      <DescriptionList items={facts} />
      {details.length > 0 && (
        <section className={css.section} aria-labelledby="booking-details">
          <Heading level={3} size={18} id="booking-details">
            <Trans>Details</Trans>
          </Heading>
          <DescriptionList items={details} />
        </section>
      )}
      <section className={css.section}>
        <PriceSummary
          price={price}
          paidBy={trip.paidBy}
          title={trip.settlement ? t`Price when it was booked` : t`Price`}
          level={3}
        />
      </section>
      {trip.settlement && (
        <section className={css.section} aria-labelledby="booking-settlement">
          <Heading level={3} size={18} id="booking-settlement">
            <Trans>Cancellation</Trans>
          </Heading>
          <SettlementList settlement={trip.settlement} />
        </section>
      )}
      <Payments booking={booking} />
      <section className={css.section} aria-labelledby="booking-history">
        <Heading level={3} size={18} id="booking-history">
          <Trans>History</Trans>
        </Heading>
        <Timeline
          label={t`History`}
          entries={toldHistory(booking, ofProduct).map(({ words, icon, by, detail, amount, ...event }) => ({
            ...event,
            title: typeof words === 'string' ? words : _(words),
            ...(icon ? { icon: HISTORY_ICONS[icon] } : {}),
            detail: [amount && format.money(amount, { own: true }), detail, by && t`By ${by}`]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </section>
    </div>
  );
}

/** What was asked of the payment gateway for a booking, and what came of it. */
function Payments({ booking }: { booking: AgencyBooking }) {
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
