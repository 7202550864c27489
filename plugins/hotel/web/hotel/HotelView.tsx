import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferLayout } from '@/core/selling/results/OfferLayout';
import { Gallery } from '@/core/ui/pictures/Gallery';
import type { Money } from '@/core/contract';
import type { HotelContent, HotelDetails } from '../../contract';
import { galleryOf } from '../parts/photos';
import { Amenities } from './Amenities';
import * as css from './hotel.css';
import { HotelHead } from './HotelHead';
import { Location } from './Location';
import { Overview } from './Overview';
import { Policies } from './Policies';
import { Reviews } from './Reviews';
import { SectionNav } from './SectionNav';

export interface HotelViewProps {
  hotel: HotelDetails;
  /** What does not depend on dates; undefined until it is there, or where it could not be had. */
  content: HotelContent | undefined;
  shareUrl: string;
  /** Dates, guests, rooms and rates. */
  rooms: ReactNode;
  price: ReactNode;
  total: Money;
  /** Leads to the checkout. */
  action: ReactNode;
}

/** A part of the page to which the navigation leads. */
const Part = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className={css.target} tabIndex={-1}>
    {children}
  </div>
);

/** A property in full: pictures, rooms and rates, where it is, what it has, what guests think, what it asks of them. */
export function HotelView({ hotel, content, shareUrl, rooms, price, total, action }: HotelViewProps) {
  const { t, i18n } = useLingui();
  const photos = galleryOf(content?.pictures ?? hotel.pictures, hotel.name, i18n);
  const reviews = content?.reviews;
  return (
    <div className={css.page}>
      <HotelHead hotel={hotel} shareUrl={shareUrl} />
      <Gallery name={hotel.name} photos={photos} seed={hotel.id} />
      <OfferLayout price={price} total={total} action={action}>
        <SectionNav
          sections={[
            { id: 'rooms', label: t`Rooms` },
            { id: 'overview', label: t`Overview` },
            { id: 'location', label: t`Location` },
            { id: 'amenities', label: t`Amenities` },
            ...(reviews ? [{ id: 'reviews', label: t`Reviews` }] : []),
            { id: 'policies', label: t`Policies` },
          ]}
        />
        <Part id="rooms">{rooms}</Part>
        <Part id="overview">
          <Overview hotel={hotel} content={content} />
        </Part>
        <Part id="location">
          <Location hotel={hotel} near={content?.near ?? []} ground={content?.ground ?? null} />
        </Part>
        <Part id="amenities">
          <Amenities hotel={hotel} />
        </Part>
        {reviews && (
          <Part id="reviews">
            <Reviews reviews={reviews} />
          </Part>
        )}
        <Part id="policies">
          <Policies hotel={hotel} policies={content?.policies} />
        </Part>
      </OfferLayout>
    </div>
  );
}
