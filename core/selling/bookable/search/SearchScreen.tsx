import { useLingui } from '@lingui/react/macro';
import { useAddress } from '../../../address/use-address';
import { usePageTitle } from '../../../tenant/use-page-title';
import { PlacesLink } from '../../search/places/PlacesLink';
import { RecentSearchList } from '../../search/RecentSearchList';
import { SearchPage } from '../../search/SearchPage';
import { useToldSearch } from './told';
import { Panel } from './Panel';
import type { PlainSearch } from './plain-search';

/** Where a search begins: its form, and the last searches one press away. */
export function plainSearchScreen(search: PlainSearch) {
  const { words, kind, results } = search;
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
            card={(recent) => ({
              link: <PlacesLink to={results} {...recent} />,
              line: told(recent.criteria),
            })}
          />
        }
      >
        <Panel search={search} criteria={criteria} />
      </SearchPage>
    );
  };
}
