import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { SearchPage } from '@/core/selling/search/SearchPage';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CriteriaAddress } from '../use-address';
import { RecentSearches } from './recent/RecentSearches';
import SearchPanel from './form/SearchPanel';

/** Where a flight search begins. */
export default function SearchScreen() {
  const { t } = useLingui();
  usePageTitle(t`Search flights`);
  const criteria = useAddress(CriteriaAddress);
  return (
    <SearchPage
      title={<Trans>Where to next?</Trans>}
      subtitle={<Trans>Compare flights with everything included in the price.</Trans>}
      below={<RecentSearches />}
    >
      <SearchPanel criteria={criteria} />
    </SearchPage>
  );
}
