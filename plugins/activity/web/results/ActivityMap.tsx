import { useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { linkTo } from '@/core/address/link';
import { useFormat } from '@/core/i18n/use-format';
import { IconButton } from '@/core/ui/actions/Button';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Card } from '@/core/ui/content/Card';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Price } from '@/core/ui/content/Price';
import { Heading } from '@/core/ui/content/Text';
import { MapFrame } from '@/core/ui/map/MapFrame';
import { X } from '@/core/ui/pictures/icons';
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
  const format = useFormat();
  const [selected, setSelected] = useState<string | null>(null);
  const pins = rows.map(({ id, activity, price }) => ({
    id,
    lat: activity.latitude,
    lon: activity.longitude,
    label: format.money(price),
    name: `${activity.title}, ${format.money(price)}`,
  }));
  const chosen = rows.find(({ id }) => id === selected);
  return (
    <MapFrame
      label={t`Where the activities start`}
      ratio="fill"
      pins={pins}
      selected={selected}
      onSelect={setSelected}
      highlighted={highlighted}
      onHighlight={onHighlight}
      ground={place?.ground ?? null}
      {...(place && {
        centre: { lat: place.latitude, lon: place.longitude, label: place.destinationName },
      })}
    >
      {chosen && (
        <Card padding="small">
          <Stack gap={8}>
            <Inline justify="between" wrap={false} align="start">
              <Heading level={2} size={16}>
                {chosen.activity.title}
              </Heading>
              <IconButton icon={X} size="small" label={t`Close`} onClick={() => setSelected(null)} />
            </Inline>
            <Score reviews={chosen.activity.reviews} />
            <Inline justify="between">
              <Price money={chosen.price} from caption={t`per person`} />
              <ButtonLink
                {...linkTo(DETAILS, { ...criteria, productCode: chosen.id })}
                size="small"
                preload={false}
              >
                {t`See dates`}
              </ButtonLink>
            </Inline>
          </Stack>
        </Card>
      )}
    </MapFrame>
  );
});
