import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../../../address/use-address';
import { linkTo } from '../../../address/link';
import type { Place } from '../../../contract/reference';
import { usePageTitle } from '../../../tenant/use-page-title';
import { CardLink } from '../../../ui/actions/ButtonLink';
import { Text } from '../../../ui/content/Text';
import { useKeptPlaces } from '../../search/places/use-places';
import { RecentSearchList } from '../../search/RecentSearchList';
import { SearchPage } from '../../search/SearchPage';
import type { RecentSearch } from '../../search/recent';
import { useToldSearch } from './told';
import { Panel } from './Panel';
import type { Criteria } from './fields';
import type { PlainSearch } from './plain-search';

/** Where a search begins: its form, and the last searches one press away. */
export function plainSearchScreen(search: PlainSearch) {
  const { words, kind, results } = search;
  function RecentLink({ criteria, places }: RecentSearch<Criteria, Place>) {
    const names = useKeptPlaces(places).map(({ name }) => name);
    return (
      <CardLink {...linkTo(results, criteria)}>
        <Text as="span" weight={550}>
          {names.join(' – ')}
        </Text>
      </CardLink>
    );
  }
  return function PlainSearchScreen() {
    const { i18n } = useLingui();
    usePageTitle(i18n._(words.submit));
    const criteria = useAddress(search.criteria);
    const told = useToldSearch(search);
    return (
      <SearchPage
        title={i18n._(words.title)}
        subtitle={i18n._(words.subtitle)}
        below={
          <RecentSearchList
            kind={kind}
            card={(recent) => ({ link: <RecentLink {...recent} />, line: told(recent.criteria) })}
          />
        }
      >
        <Panel search={search} criteria={criteria} />
      </SearchPage>
    );
  };
}
