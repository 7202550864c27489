import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { SearchPage } from '@/core/selling/search/SearchPage';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CriteriaSearch } from './criteria';
import { RecentSearches } from './RecentSearches';
import SearchPanel from './SearchPanel';

/** Where a search of cars begins. */
export default function SearchScreen() {
  const { t } = useLingui();
  usePageTitle(t`Search cars`);
  const criteria = useAddress(CriteriaSearch);
  return (
    <SearchPage
      title={<Trans>Where will you be driving?</Trans>}
      subtitle={<Trans>Compare rental cars with taxes and fees in the price.</Trans>}
      below={<RecentSearches />}
    >
      <SearchPanel criteria={criteria} />
    </SearchPage>
  );
}
