import { useMemo } from 'react';
import { useApiQuery } from '@/core/query/query';
import { FoundOffers, type FoundView } from '@/core/selling/results/FoundOffers';
import type { Facets } from '@/core/selling/results/filters/facets';
import type { Found } from '@/core/selling/results/sources';
import { type ActivityCard as Activity, type ActivitySort, tagsOfDestination } from '../../contract';
import type { KnownDestination } from '../find/use-destination';
import { type Criteria, daysOf } from '../search/criteria';
import { ActivityCard } from './ActivityCard';
import { ActivityMap } from './ActivityMap';
import { ACTIVITY_CHOICES, type Filters } from './filters';
import { ACTIVITY_WORDS } from './result-words';
import { type ActivityRow, ORDERS, rowsOf } from './rows';

const HOUR = 3_600_000;

export interface FoundActivitiesProps extends FoundView<Filters, ActivitySort> {
  criteria: Criteria;
  found: Found<Activity>;
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

/** What was found; an activity and its pin point at each other. */
export function FoundActivities({ found, place, ...view }: FoundActivitiesProps) {
  const { criteria } = view;
  const rows = useMemo(() => rowsOf(found.data), [found.data]);
  const tags = useTagNames(criteria);
  const facets = useMemo((): Facets<ActivityRow, Filters> => {
    const told = ({ value, name = value }: { value: string; name?: string }) => tags.get(value) ?? name;
    return { ...ACTIVITY_CHOICES, tags: { ...ACTIVITY_CHOICES.tags, told } };
  }, [tags]);
  return (
    <FoundOffers
      {...view}
      {...{ found, facets }}
      offers={rows}
      orders={ORDERS}
      words={ACTIVITY_WORDS}
      detail={({ activity }) => activity.title}
      cardHeight={250}
      card={(row, pointing) => (
        <ActivityCard {...{ row, criteria }} kind={tags.get(row.activity.tags[0] ?? '')} {...pointing} />
      )}
      map={{
        pinOf: ({ id }) => id,
        draw: (shown, pointing) => <ActivityMap rows={shown} {...{ criteria, place }} {...pointing} />,
      }}
    />
  );
}
