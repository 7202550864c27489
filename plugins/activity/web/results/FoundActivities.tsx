import { useLingui } from '@lingui/react/macro';
import { useCallback, useMemo, useState } from 'react';
import { useApiQuery } from '@/core/query/query';
import { FoundOffers } from '@/core/selling/results/FoundOffers';
import { PriceFilter } from '@/core/selling/results/filters/PriceFilter';
import { ListAndMap, MapSwitch } from '@/core/selling/results/list/ListAndMap';
import type { ResultsView } from '@/core/selling/results/view/use-results-view';
import { type ActivitySort, tagsOfDestination } from '../../contract';
import type { FoundActivities as Found } from '../find/activity-source';
import type { KnownDestination } from '../find/use-destination';
import { type Criteria, daysOf } from '../search/criteria';
import { ActivityCard } from './ActivityCard';
import { ActivityMap } from './ActivityMap';
import { ACTIVITY_CHOICES, type Filters } from './filters';
import { useResultWords } from './result-words';
import { type ActivityRow, ORDERS, rowsOf } from './rows';

/** Pixels of a card with the gap below it, about. */
const USUAL_CARD = 250;
const FOLDED = 6;
const HOUR = 3_600_000;

export interface FoundActivitiesProps extends Omit<
  ResultsView<Criteria, Filters, ActivitySort>,
  'page' | 'details' | 'setPage' | 'setDetails'
> {
  found: Pick<Found, 'data' | 'suppliers' | 'done'>;
  place: KnownDestination | null;
  onRetry: () => void;
}

/** The names of the kinds that a search finds (R323), in the reader's language. */
function useTagNames(criteria: Criteria): ReadonlyMap<string, string> {
  const { destination } = criteria;
  const { data } = useApiQuery(
    tagsOfDestination,
    { query: { destinationId: destination ?? '', ...daysOf(criteria) } },
    { enabled: destination !== undefined, staleTime: HOUR },
  );
  return useMemo(() => new Map(data?.data.map(({ id, name }) => [id, name])), [data]);
}

/** What was found: filters, the list and the map; an activity and its pin point at each other. */
export function FoundActivities(props: FoundActivitiesProps) {
  const { found, place, onRetry, onMap, change, ...view } = props;
  const { t } = useLingui();
  const { criteria, filters, setFilters } = view;
  const [pointed, setPointed] = useState<{ id: string; from: 'list' | 'map' } | null>(null);
  const rows = useMemo(() => rowsOf(found.data), [found.data]);
  const tags = useTagNames(criteria);
  const words = useResultWords(found.data[0]?.from.currency ?? 'USD', tags);
  const pointFrom = (from: 'list' | 'map') => (id: string | null) => setPointed(id ? { id, from } : null);
  // oxlint-disable-next-line react/exhaustive-deps
  const pointFromList = useCallback(pointFrom('list'), []);
  // oxlint-disable-next-line react/exhaustive-deps
  const pointFromMap = useCallback(pointFrom('map'), []);
  const fold = {
    most: FOLDED,
    words: (all: number) => ({ more: t`Show all ${all}`, fewer: t`Show fewer` }),
  };
  return (
    <FoundOffers<ActivityRow, Filters, ActivitySort>
      {...view}
      offers={rows}
      suppliers={found.suppliers}
      {...(!found.done && { searching: t`Searching activities` })}
      choices={ACTIVITY_CHOICES}
      words={words}
      orders={ORDERS}
      onRetry={onRetry}
      detail={({ activity }) => activity.title}
      folds={{ tags: fold, languages: fold }}
      ifSeveral={['tags', 'languages']}
      limits={
        <PriceFilter
          label={words.filter('price')}
          rows={rows}
          value={filters.price}
          onChange={(price) => setFilters({ ...filters, price })}
        />
      }
      tools={<MapSwitch onMap={onMap} onChange={(next) => change({ onMap: next })} />}
      arrange={(list, shown) => (
        <ListAndMap
          list={list}
          onMap={onMap}
          map={
            <ActivityMap
              rows={shown}
              criteria={criteria}
              place={place}
              highlighted={pointed?.id ?? null}
              onHighlight={pointFromMap}
            />
          }
        />
      )}
      cardHeight={USUAL_CARD}
      card={(row) => (
        <ActivityCard
          row={row}
          criteria={criteria}
          kind={tags.get(row.activity.tags[0] ?? '')}
          marked={pointed?.from === 'map' && pointed.id === row.id}
          onPoint={pointFromList}
        />
      )}
    />
  );
}
