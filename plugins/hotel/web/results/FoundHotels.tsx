import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { FoundOffers } from '@/core/selling/results/FoundOffers';
import { PriceFilter } from '@/core/selling/results/filters/PriceFilter';
import { ListAndMap, MapSwitch } from '@/core/selling/results/list/ListAndMap';
import type { ResultsView } from '@/core/selling/results/view/use-results-view';
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
import { HOTEL_CHOICES, type Filters } from './filters';
import { HotelCard } from './HotelCard';
import { HotelMap } from './HotelMap';
import { useResultWords } from './result-words';
import { type HotelRow, hotelIdOf, type Per, rowsOf } from './rows';
import { ORDERS, type Sort } from './sort';

/** Pixels of a card with the gap below it, about. */
const USUAL_CARD = 260;

export interface FoundHotelsProps extends Omit<
  ResultsView<Criteria, Filters, Sort>,
  'page' | 'details' | 'setPage' | 'setDetails'
> {
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

const FOLDS = { areas: 6, amenities: 6, chains: 4, kinds: 5 } as const;

/** What was found: filters, the list and the map; a property and its pin point at each other. */
export function FoundHotels(props: FoundHotelsProps) {
  const { found, place, compared, onCompared, per, nights, onPer, onRetry, onMap, change, ...view } = props;
  const { t } = useLingui();
  const { criteria, filters, setFilters } = view;
  const [pointed, setPointed] = useState<{ id: string; from: 'list' | 'map' } | null>(null);
  const { isSaved } = useSavedHotels();
  const rows = useMemo(() => rowsOf(found.data, per), [found.data, per]);
  const words = useResultWords(found.data[0]?.currency ?? 'USD', per);
  const pointFrom = (from: 'list' | 'map') => (id: string | null) => setPointed(id ? { id, from } : null);
  // oxlint-disable-next-line react/exhaustive-deps
  const pointFromList = useCallback(pointFrom('list'), []);
  // oxlint-disable-next-line react/exhaustive-deps
  const pointFromMap = useCallback(pointFrom('map'), []);
  const compare = (id: string) => {
    const next = withCompared(compared, id);
    if (next) onCompared(next);
    else toast({ tone: 'warning', message: t`You can compare at most 3 hotels` });
  };
  const fold = (most: number) => ({
    most,
    words: (all: number) => ({ more: t`Show all ${all}`, fewer: t`Show fewer` }),
  });
  const mine = found.data.filter(({ id, aliases }) => isSaved(id, aliases)).map(({ id }) => id);
  const listed = filters.saved?.split(',');
  const narrow = (to: Partial<Filters>) => setFilters({ ...filters, ...to });
  return (
    <>
      <FoundOffers<HotelRow, Filters, Sort>
        {...view}
        offers={rows}
        resultOf={hotelIdOf}
        suppliers={found.suppliers}
        {...(!found.done && { searching: t`Searching hotels` })}
        choices={HOTEL_CHOICES}
        words={words}
        orders={ORDERS}
        onRetry={onRetry}
        detail={({ hotel }) => hotel.name}
        folds={{
          areas: fold(FOLDS.areas),
          amenities: fold(FOLDS.amenities),
          chains: fold(FOLDS.chains),
          kinds: fold(FOLDS.kinds),
        }}
        ifSeveral={['areas', 'chains', 'kinds']}
        limits={[
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
            label={words.filter('name')}
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
            <PriceFilter
              label={words.filter('price')}
              rows={rows}
              value={filters.price}
              onChange={(price) => narrow({ price })}
            />
          </Stack>,
        ]}
        tools={<MapSwitch onMap={onMap} onChange={(next) => change({ onMap: next })} />}
        arrange={(list, shown) => (
          <ListAndMap
            list={
              listed ? (
                <Stack gap={16}>
                  <SavedList ids={listed} hotels={found.data} isSearching={!found.done} />
                  {list}
                </Stack>
              ) : (
                list
              )
            }
            onMap={onMap}
            map={
              <HotelMap
                rows={shown}
                criteria={criteria}
                place={place}
                highlighted={pointed?.id ?? null}
                onHighlight={pointFromMap}
                corelationid={found.corelationid}
              />
            }
          />
        )}
        cardHeight={USUAL_CARD}
        card={(row) => (
          <HotelCard
            row={row}
            criteria={criteria}
            marked={pointed?.from === 'map' && pointed.id === row.hotel.id}
            compared={compared.includes(row.hotel.id)}
            onCompare={compare}
            onPoint={pointFromList}
          />
        )}
      />
      <CompareTray hotels={found.data} criteria={criteria} compared={compared} onChange={onCompared} />
    </>
  );
}
