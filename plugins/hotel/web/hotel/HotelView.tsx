import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferLayout } from '@/core/selling/results/OfferLayout';
import { Gallery } from '@/core/ui/pictures/Gallery';
import type { Money } from '@/core/contract';
import type { HotelContent, HotelDetails } from '../../contract';
import { galleryOf } from '../parts/photos';
import { Amenities } from './Amenities';
import * as css from '@/core/selling/results/page/page.css';
import { HotelHead } from './HotelHead';
import { Location } from './Location';
import { Overview } from './Overview';
import { Policies } from './Policies';
import { Reviews } from './Reviews';
import { PagePart, SectionNav } from '@/core/selling/results/page/SectionNav';

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
        <PagePart id="rooms">{rooms}</PagePart>
        <PagePart id="overview">
          <Overview hotel={hotel} content={content} />
        </PagePart>
        <PagePart id="location">
          <Location hotel={hotel} near={content?.near ?? []} ground={content?.ground ?? null} />
        </PagePart>
        <PagePart id="amenities">
          <Amenities hotel={hotel} />
        </PagePart>
        {reviews && (
          <PagePart id="reviews">
            <Reviews reviews={reviews} />
          </PagePart>
        )}
        <PagePart id="policies">
          <Policies hotel={content?.times ?? hotel} policies={content?.policies} />
        </PagePart>
      </OfferLayout>
    </div>
  );
}
