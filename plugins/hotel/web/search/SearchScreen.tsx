import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '@/core/address/use-address';
import { SearchPage } from '@/core/selling/search/SearchPage';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { CriteriaSearch, fillCriteria, RESULTS } from './criteria';
import SearchPanel from './SearchPanel';
import { linkTo } from '@/core/address/link';
import { RecentSearchList } from '@/core/selling/search/RecentSearchList';
import { CardLink } from '@/core/ui/actions/ButtonLink';
import { Text } from '@/core/ui/content/Text';
import { hotelSearches } from './recent';
import { useStayText } from './use-stay-text';

/** Where a search of stays begins. */
export default function SearchScreen() {
  const { t } = useLingui();
  usePageTitle(t`Search hotels`);
  const criteria = useAddress(CriteriaSearch);
  return (
    <SearchPage
      title={<Trans>Where will you stay?</Trans>}
      subtitle={<Trans>Compare stays with taxes and fees in the price.</Trans>}
      below={<RecentSearches />}
    >
      <SearchPanel criteria={criteria} />
    </SearchPage>
  );
}

/** The last searches of stays, one press away. */
function RecentSearches() {
  const stayText = useStayText();
  return (
    <RecentSearchList
      kind={hotelSearches}
      card={({ criteria, places: [place] }) => ({
        link: (
          <CardLink {...linkTo(RESULTS, criteria)}>
            <Text as="span" weight={550}>
              {place?.name}
            </Text>
          </CardLink>
        ),
        line: stayText(fillCriteria(criteria)),
      })}
    />
  );
}
