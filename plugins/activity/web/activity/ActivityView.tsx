import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { OfferLayout } from '@/core/selling/results/OfferLayout';
import * as css from '@/core/selling/results/page/page.css';
import { PagePart, SectionNav } from '@/core/selling/results/page/SectionNav';
import { Gallery } from '@/core/ui/pictures/Gallery';
import type { ActivityDetails } from '../../contract';
import { photosOf } from '../parts/photos';
import { ActivityHead } from './ActivityHead';
import { type Chosen, FromCard, SeeDates, useLeastPrice } from './FromCard';
import { GoodToKnow } from './GoodToKnow';
import { Overview } from './Overview';
import { Reviews } from './Reviews';
import { Where } from './Where';

export interface ActivityViewProps {
  activity: ActivityDetails;
  shareUrl: string;
  /** Null before a day is chosen. */
  chosen?: Chosen | null;
  /** What guests have written. */
  written?: ReactNode;
  /** The days, who takes part, and what there is then. */
  children: ReactNode;
}

/** An activity in full: pictures, what happens, when it can be done, where it begins, whom it takes, what guests think. */
export function ActivityView({ activity, shareUrl, chosen = null, written, children }: ActivityViewProps) {
  const { t } = useLingui();
  const least = useLeastPrice(activity, chosen);
  const { title, gallery, productCode, reviewFacts } = activity;
  return (
    <div className={css.page}>
      <ActivityHead activity={activity} shareUrl={shareUrl} />
      <Gallery name={title} photos={photosOf(gallery, title)} seed={productCode} />
      <OfferLayout
        price={<FromCard {...{ activity, least }} />}
        total={least.money}
        totalIs={least}
        action={<SeeDates isOfDay={least.isOfDay} />}
      >
        <SectionNav
          sections={[
            { id: 'overview', label: t`Overview` },
            { id: 'dates', label: t`Dates and prices` },
            { id: 'where', label: t`Where it starts` },
            { id: 'know', label: t`Good to know` },
            ...(reviewFacts ? [{ id: 'reviews', label: t`Reviews` }] : []),
          ]}
        />
        <PagePart id="overview">
          <Overview activity={activity} />
        </PagePart>
        <PagePart id="dates">{children}</PagePart>
        <PagePart id="where">
          <Where activity={activity} />
        </PagePart>
        <PagePart id="know">
          <GoodToKnow activity={activity} />
        </PagePart>
        {reviewFacts && (
          <PagePart id="reviews">
            <Reviews reviews={activity.reviews} facts={reviewFacts}>
              {written}
            </Reviews>
          </PagePart>
        )}
      </OfferLayout>
    </div>
  );
}
