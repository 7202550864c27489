import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { FoundOffers, type FoundView } from '@/core/selling/results/FoundOffers';
import { toast } from '@/core/ui/feedback/toast';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { Switch } from '@/core/ui/choices/Switch';
import { Stack } from '@/core/ui/content/layout';
import { SearchField } from '@/core/ui/fields/SearchField';
import { type HotelPlace, withCompared } from '../../contract';
import { CompareTray } from '../compare/CompareTray';
import type { FoundHotels as Found } from '../find/hotel-source';
import { SavedList } from '../saved/SavedList';
import { useSavedHotels } from '../saved/saved-hotels';
import type { Criteria } from '../search/criteria';
import { HOTEL_CHOICES, NIGHT_CHOICES, type Filters } from './filters';
import { HotelCard } from './HotelCard';
import { HotelMap } from './HotelMap';
import { HOTEL_WORDS } from './result-words';
import { hotelIdOf, type Per, rowsOf } from './rows';
import { ORDERS, type Sort } from './sort';

export interface FoundHotelsProps extends FoundView<Filters, Sort> {
  criteria: Criteria;
  found: Pick<Found, 'data' | 'suppliers' | 'done' | 'corelationid'>;
  place: HotelPlace | null;
  /** Ids of the properties that are compared. */
  compared: readonly string[];
  onCompared: (ids: readonly string[]) => void;
  /** What prices are for, and how many nights they are of. */
  per: Per;
  nights: number;
  onPer: (per: Per) => unknown;
  onRetry: () => void;
}

/** What was found; a property and its pin point at each other. */
export function FoundHotels(props: FoundHotelsProps) {
  const { found, place, compared, onCompared, per, nights, onPer, ...view } = props;
  const { t } = useLingui();
  const { criteria, filters, setFilters } = view;
  const { isSaved } = useSavedHotels();
  const rows = useMemo(() => rowsOf(found.data, per), [found.data, per]);
  const compare = (id: string) => {
    const next = withCompared(compared, id);
    if (next) onCompared(next);
    else toast({ tone: 'warning', message: t`You can compare at most 3 hotels` });
  };
  const mine = found.data.filter(({ id, aliases }) => isSaved(id, aliases)).map(({ id }) => id);
  const listed = filters.saved?.split(',');
  const narrow = (to: Partial<Filters>) => setFilters({ ...filters, ...to });
  return (
    <>
      <FoundOffers
        {...view}
        found={found}
        offers={rows}
        resultOf={hotelIdOf}
        facets={per === 'night' ? NIGHT_CHOICES : HOTEL_CHOICES}
        orders={ORDERS}
        words={HOTEL_WORDS}
        detail={({ hotel }) => hotel.name}
        limits={(prices) => [
          (mine.length > 0 || listed) && (
            <Switch
              key="saved"
              label={t`Saved only`}
              checked={listed !== undefined}
              onChange={(on) => narrow({ saved: on ? mine.join(',') : undefined })}
            />
          ),
          <SearchField
            key="name"
            label={t`Name of the property`}
            hideLabel={false}
            value={filters.name ?? ''}
            maxLength={80}
            onChange={(name) => narrow({ name: name.trim() ? name : undefined })}
          />,
          <Stack key="price" gap={12}>
            {nights > 1 && (
              <SegmentedControl
                label={t`Prices`}
                value={per}
                onChange={onPer}
                options={[
                  { value: 'stay', label: t`Whole stay` },
                  { value: 'night', label: t`Per night` },
                ]}
              />
            )}
            {prices}
          </Stack>,
        ]}
        above={listed && <SavedList ids={listed} hotels={found.data} isSearching={!found.done} />}
        cardHeight={260}
        card={(row, pointing) => (
          <HotelCard
            {...{ row, criteria }}
            {...pointing}
            compared={compared.includes(row.hotel.id)}
            onCompare={compare}
          />
        )}
        map={{
          pinOf: hotelIdOf,
          draw: (shown, pointing) => (
            <HotelMap rows={shown} {...{ criteria, place }} {...pointing} corelationid={found.corelationid} />
          ),
        }}
      />
      <CompareTray hotels={found.data} criteria={criteria} compared={compared} onChange={onCompared} />
    </>
  );
}
