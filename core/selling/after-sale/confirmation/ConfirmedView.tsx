import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Card } from '../../../ui/content/Card';
import { Inline, Stack } from '../../../ui/content/layout';
import { ConvertedNote } from '../../checkout/pay/ChargeNote';
import { PriceSummary, type PriceSummaryProps } from '../../checkout/price/PriceSummary';
import { ProtectionNote } from '../../checkout/price/ProtectionNote';
import { FindAgainLink } from '../FindAgainLink';
import type { Booking, SoldProduct } from '../product';
import { MadeView } from './MadeView';

interface ConfirmedViewProps {
  product: SoldProduct;
  booking: Booking;
  heading: ReactNode;
  /** Where the confirmation goes. */
  email: string;
  /** What its price is called; "Paid" unless it was not. */
  paid?: string;
  /** By when something is due, and its like. */
  note?: ReactNode;
  parts?: PriceSummaryProps['parts'];
  beside?: PriceSummaryProps['beside'];
  /** Above the price, below it in its card, and below that card. */
  above?: ReactNode;
  price?: ReactNode;
  below?: ReactNode;
  /** What is shown where it is used. */
  pass: ReactNode;
  /** What is taken along. */
  papers: ReactNode;
  children?: ReactNode;
}

/** A booking that is made: what to show, how to find it again, what to keep. */
export function ConfirmedView({ product, booking, email, ...own }: ConfirmedViewProps) {
  const { t } = useLingui();
  return (
    <MadeView
      bookingId={booking.bookingId}
      state={t`Your booking is confirmed`}
      heading={own.heading}
      letter={<Trans>We are sending the confirmation to {email}.</Trans>}
      notes={
        <>
          <ProtectionNote price={booking.price} />
          {own.note}
        </>
      }
      aside={
        <>
          {own.above}
          <Card padding="large">
            <Stack gap={16}>
              <PriceSummary
                price={booking.price}
                paidBy={booking.progress.paidBy}
                title={own.paid ?? t`Paid`}
                {...(product.priceLabels ? { labels: product.priceLabels } : {})}
                {...(own.parts ? { parts: own.parts } : {})}
                {...(own.beside ? { beside: own.beside } : {})}
              >
                <ConvertedNote total={booking.price.total} />
              </PriceSummary>
              {own.price}
            </Stack>
          </Card>
          {own.below}
        </>
      }
    >
      {own.pass}
      <Inline gap={12}>
        <FindAgainLink product={product.id} bookingId={booking.bookingId} />
        {own.papers}
      </Inline>
      {own.children}
    </MadeView>
  );
}
