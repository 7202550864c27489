import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { linkTo } from '../../../address/link';
import type { TripSummary } from '../../../contract/bookings/booking';
import { CardLink, TextLink } from '../../../ui/actions/ButtonLink';
import { Text } from '../../../ui/content/Text';
import { BookingStatus } from '../BookingStatus';
import type { SoldProduct } from '../product';
import { TripCardFrame } from './TripCardFrame';

interface TripCardProps {
  product: Pick<SoldProduct, 'pages' | 'statuses'>;
  trip: TripSummary;
  title: ReactNode;
  /** Who travels. */
  who: string;
  /** Beside its status. */
  badges?: ReactNode;
  children: ReactNode;
}

/** A booking in My Trips: the whole card opens it. */
export function TripCard({ product, trip, title, who, badges, children }: TripCardProps) {
  const { t } = useLingui();
  const { bookingId, state, status } = trip;
  return (
    <TripCardFrame
      trip={trip}
      who={who}
      title={
        <CardLink {...linkTo(product.pages.booking, { bookingId })}>
          <Text as="span" size={18} weight={550}>
            {title}
          </Text>
        </CardLink>
      }
      badges={
        <>
          <BookingStatus state={state} status={status} words={product.statuses} />
          {badges}
        </>
      }
    >
      {children}
      {(state === 'processing' || state === 'action-required') && (
        <TextLink {...linkTo(product.pages.confirmation, { bookingId })}>
          {t`See the progress of this booking`}
        </TextLink>
      )}
    </TripCardFrame>
  );
}

/** What a product draws of its bookings in My Trips: its card, or for a list of rows the status alone. */
export const tripCard = <Details,>(
  { statuses }: Pick<SoldProduct, 'statuses'>,
  Whole: ComponentType<{ trip: TripSummary; details: Details }>,
) =>
  function ProductTrip({ only, ...props }: { trip: TripSummary; details: Details; only?: 'status' }) {
    const { state, status } = props.trip;
    return only === 'status' ? (
      <BookingStatus state={state} status={status} words={statuses} />
    ) : (
      <Whole {...props} />
    );
  };
