import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { TripSummary } from '../../../contract/bookings/booking';
import { Card } from '../../../ui/content/Card';
import { Inline, Stack } from '../../../ui/content/layout';
import { Price } from '../../../ui/content/Price';
import { Text } from '../../../ui/content/Text';
import { PaidByLine } from '../../checkout/price/PaidBy';
import { SettlementList } from '../cancel/SettlementList';
import * as css from './TripCardFrame.css';

interface TripCardFrameProps {
  trip: TripSummary;
  /** The title as a CardLink to the booking's page: the whole card opens it. */
  title: ReactNode;
  /** How it stands, beside the title. */
  badges: ReactNode;
  /** Who travels, under the price. */
  who: string;
  children: ReactNode;
}

/** A booking in My Trips: what and how it stands, then the facts; beside them what it cost and its locator. */
export function TripCardFrame({ trip, title, badges, who, children }: TripCardFrameProps) {
  const { t } = useLingui();
  return (
    <Card as="article" interactive padding="medium">
      <div className={css.card}>
        <Stack gap={8}>
          <Inline gap={12}>
            {title}
            {badges}
          </Inline>
          {children}
        </Stack>
        <div className={css.side}>
          {trip.settlement ? (
            <SettlementList settlement={trip.settlement} />
          ) : (
            <Price money={trip.price} size="medium" align="end" />
          )}
          <PaidByLine parts={trip.settlement ? undefined : trip.paidBy} />
          <Text size={14} tone="secondary" numeric>
            {who}
            {trip.locator && ` · ${t`Locator ${trip.locator}`}`}
          </Text>
        </div>
      </div>
    </Card>
  );
}
