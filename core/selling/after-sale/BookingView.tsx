import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkTo } from '../../address/link';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Button } from '../../ui/actions/Button';
import { Card } from '../../ui/content/Card';
import { Inline, Split, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import { Ban } from '../../ui/pictures/icons';
import { ConvertedNote } from '../checkout/pay/ChargeNote';
import { PriceSummary, type PriceSummaryProps } from '../checkout/price/PriceSummary';
import { BookingAlerts } from './BookingAlerts';
import { BookingStatus, useStatusWords } from './BookingStatus';
import type { CancelEnd } from './cancel/cancel-end';
import { SettlementCard } from './cancel/SettlementCard';
import { ScreenOnly } from './papers/ScreenOnly';
import type { Booking, SoldProduct } from './product';
import { ReferencesCard } from './ReferencesCard';

interface BookingViewProps {
  product: SoldProduct;
  booking: Booking;
  heading: ReactNode;
  /** Below the heading. */
  summary?: ReactNode;
  /** What is taken along of one that is confirmed. */
  papers: ReactNode;
  /** What else can be done, before the papers. */
  actions?: ReactNode;
  /** What needs an answer, above everything that only tells. */
  pressing?: ReactNode;
  /** More to know about one that is confirmed. */
  note?: ReactNode;
  /** Asks again what can be done with it; null unless that could not be read. */
  onRetry?: (() => void) | null;
  /** A second locator. */
  other?: { label: string; value: string | null };
  parts?: PriceSummaryProps['parts'];
  beside?: PriceSummaryProps['beside'];
  /** Of the price of one that is confirmed. */
  paid?: string;
  /** How the price came about, with it. */
  priceNote?: ReactNode;
  /** Below the price. */
  aside?: ReactNode;
  /** What is known of its cancellation beside the sums. */
  cancelFacts?: readonly { id: string; term: string; value: string }[];
  /** How the attempt to cancel ended that was made on this page. */
  lastEnd: CancelEnd<unknown> | null;
  /** What cancelling costs in a word, and the button that asks; null where it cannot be cancelled. */
  cancel: { note: ReactNode; label?: string; onPress: () => void } | null;
  /** The dialog, while it is open. */
  dialog: ReactNode;
  /** What was booked. */
  children: ReactNode;
}

/** A booking in full: how it stands, what can be done, what was booked, what it cost. */
export function BookingView({ product, booking, lastEnd, cancel, ...own }: BookingViewProps) {
  const { t, i18n } = useLingui();
  const statusOf = useStatusWords(product.statuses);
  const { progress, price, bookingStatus, bookingId } = booking;
  const isConfirmed = progress.state === 'confirmed';
  return (
    <Stack gap={24}>
      <Inline justify="between" gap={16}>
        <Stack gap={8}>
          <BookingStatus state={progress.state} status={bookingStatus} words={product.statuses} />
          <Heading level={1}>{own.heading}</Heading>
          {own.summary && (
            <Text tone="secondary" numeric>
              {own.summary}
            </Text>
          )}
        </Stack>
        <ScreenOnly>
          <Inline gap={12}>
            {own.actions}
            {isConfirmed && own.papers}
          </Inline>
        </ScreenOnly>
      </Inline>
      <BookingAlerts
        progress={progress}
        price={price}
        status={statusOf(bookingStatus)}
        cancelling={bookingStatus === 'Cancelling' ? i18n._(product.words.cancelling) : null}
        follow={
          <ButtonLink
            {...linkTo(product.pages.confirmation, { bookingId })}
            size="small"
            variant="secondary"
          >{t`See the progress of this booking`}</ButtonLink>
        }
        lastEnd={lastEnd}
        onRetry={own.onRetry ?? null}
        note={own.note ?? null}
      />
      {own.pressing}
      <Split
        aside={
          <Stack gap={16}>
            <ReferencesCard booking={booking} {...(own.other ? { other: own.other } : {})} />
            <Card padding="large">
              <PriceSummary
                price={price}
                paidBy={progress.paidBy}
                {...(product.priceLabels ? { labels: product.priceLabels } : {})}
                {...(own.parts ? { parts: own.parts } : {})}
                {...(own.beside ? { beside: own.beside } : {})}
                title={
                  progress.state === 'cancelled'
                    ? t`Price when it was booked`
                    : (isConfirmed && own.paid) || t`Price`
                }
              >
                <ConvertedNote total={price.total} />
                {own.priceNote}
              </PriceSummary>
            </Card>
            {own.aside}
            <SettlementCard
              settlement={progress.settlement}
              keptByTerms={i18n._(product.words.keptByTerms)}
              facts={own.cancelFacts ?? []}
            />
            {cancel && (
              <ScreenOnly>
                <Card padding="large">
                  <Stack gap={12}>
                    {cancel.note}
                    <Button variant="secondary" icon={Ban} fullWidth onClick={cancel.onPress}>
                      {cancel.label ?? t`Cancel booking`}
                    </Button>
                  </Stack>
                </Card>
              </ScreenOnly>
            )}
          </Stack>
        }
      >
        <Stack gap={24}>{own.children}</Stack>
      </Split>
      {own.dialog}
    </Stack>
  );
}
