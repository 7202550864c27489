import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { SearchPage } from '@/core/selling/search/SearchPage';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CriteriaSearch } from './criteria';
import { RecentSearches } from './RecentSearches';
import SearchPanel from './SearchPanel';

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
