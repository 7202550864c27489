import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { linkTo } from '@/core/address/link';
import { FoundMap, PinCard } from '@/core/selling/results/list/FoundMap';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Price } from '@/core/ui/content/Price';
import type { KnownDestination } from '../find/use-destination';
import { Score } from '../parts/Score';
import { type Criteria, DETAILS } from '../search/criteria';
import type { ActivityRow } from './rows';

interface ActivityMapProps {
  /** What the list shows. */
  rows: readonly ActivityRow[];
  criteria: Criteria;
  place: KnownDestination | null;
  /** The activity whose card the pointer is on. */
  highlighted: string | null;
  onHighlight: (id: string | null) => void;
}

/** Where the activities of the list begin, each with its price. */
export const ActivityMap = memo(function ActivityMap(props: ActivityMapProps) {
  const { rows, criteria, place, highlighted, onHighlight } = props;
  const { t } = useLingui();
  const pins = rows.map(({ id, activity, price }) => ({
    ...{ id, lat: activity.latitude, lon: activity.longitude, price, title: activity.title },
    reviews: activity.reviews,
  }));
  return (
    <FoundMap
      label={t`Where the activities start`}
      {...{ pins, highlighted, onHighlight }}
      ground={place?.ground ?? null}
      {...(place && {
        centre: { lat: place.latitude, lon: place.longitude, label: place.destinationName },
      })}
    >
      {({ id, title, price, reviews }, close) => (
        <PinCard
          title={title}
          onClose={close}
          price={<Price money={price} from caption={t`per person`} />}
          action={
            <ButtonLink {...linkTo(DETAILS, { ...criteria, productCode: id })} size="small" preload={false}>
              {t`See dates`}
            </ButtonLink>
          }
        >
          <Score reviews={reviews} />
        </PinCard>
      )}
    </FoundMap>
  );
});
