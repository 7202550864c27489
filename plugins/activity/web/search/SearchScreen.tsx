import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { SearchPage } from '@/core/selling/search/SearchPage';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CriteriaSearch, RESULTS } from './criteria';
import SearchPanel from './SearchPanel';
import { linkTo } from '@/core/address/link';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import { activitySearches } from './recent';
import { useSearchText } from './use-search-text';

/** Where a search of activities begins. */
export default function SearchScreen() {
  const { t } = useLingui();
  usePageTitle(t`Search activities`);
  const criteria = useAddress(CriteriaSearch);
  return (
    <SearchPage
      title={<Trans>What do you want to do there?</Trans>}
      subtitle={<Trans>Tours, tickets and classes, priced for days with open spots.</Trans>}
      below={<RecentSearches />}
    >
      <SearchPanel criteria={criteria} />
    </SearchPage>
  );
}

/** The last searches of activities, one press away (R349). */
function RecentSearches() {
  const searchText = useSearchText();
  return (
    <RecentSearchList
      kind={activitySearches}
      card={({ criteria, places: [place] }) => ({
        link: (
          <CardLink {...linkTo(RESULTS, criteria)}>
            <Text as="span" weight={550}>
              {place?.destinationName ?? criteria.name}
            </Text>
          </CardLink>
        ),
        line: searchText(criteria),
      })}
    />
  );
}
