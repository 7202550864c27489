import { useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { ListAndMap } from '@/core/selling/results/list/ListAndMap';
import { PhotoCardsSkeleton } from '@/core/selling/results/list/PhotoCardsSkeleton';
import { callOf } from '@/core/query/call';
import { useResults } from '@/core/selling/results/use-results';
import { ResultsScreen } from '@/core/selling/results/ResultsScreen';
import { foundStatus } from '@/core/selling/results/SearchStatus';
import { useRecentSearches } from '@/core/selling/search/use-recent-searches';
import { Ticket } from '@/core/ui/pictures/icons';
import { ACTIVITY_SORTS, searchActivities } from '../../contract';
import { activitySource } from '../find/activity-source';
import { useDestination } from '../find/use-destination';
import { toCriteria, toSearch, criteriaShape, RESULTS } from '../search/criteria';
import { criteriaErrors } from '../search/criteria-errors';
import SearchPanel, { search as activitySearches, useSearchText } from '../search/SearchPanel';
import { FoundActivities } from './FoundActivities';
import { z } from 'zod/mini';
import { ACTIVITY_WORDS } from './result-words';
import { resultsAddress } from '@/core/selling/results/view/use-results-view';
import { ACTIVITY_CHOICES } from './filters';

const address = resultsAddress(RESULTS, z.object(criteriaShape), ACTIVITY_CHOICES, ACTIVITY_SORTS);

/** The activities of a search. Everything that is seen here stands in the address. */
export default function ActivityResults() {
  const { t } = useLingui();
  const criteria = useAddress(address.criteria);
  const { place } = useDestination(criteria.destination);
  const body = toSearch(criteria);
  const activities = useResults(body && callOf(searchActivities, { body }), activitySource);
  const { remember } = useRecentSearches(activitySearches);
  const searchText = useSearchText();
  const name = place?.destinationName ?? criteria.name;
  return (
    <ResultsScreen
      address={address}
      status={foundStatus(ACTIVITY_WORDS, activities.again)}
      criteria={criteria}
      title={name ? t`Things to do in ${name}` : t`Search activities`}
      summary={searchText(criteria)}
      form={<SearchPanel criteria={criteria} />}
      errors={criteriaErrors(criteria, place)}
      icon={Ticket}
      words={{
        failed: t`We could not search activities`,
        start: {
          title: t`What do you want to do there?`,
          text: t`Choose a destination above to see what there is to do.`,
        },
        nothing: {
          title: t`No search result`,
          text: t`Nothing is available for this search. Try other days, any day, or fewer words in the title.`,
        },
      }}
      search={activities}
      skeleton={<ListAndMap list={<PhotoCardsSkeleton label={t`Searching activities`} />} />}
      onFound={() => place && remember({ criteria: toCriteria(criteria), places: [place] })}
    >
      {(found, view) => <FoundActivities {...view} {...{ found, place }} onRetry={activities.again} />}
    </ResultsScreen>
  );
}
