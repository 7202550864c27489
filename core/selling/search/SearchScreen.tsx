import { useLingui } from '@lingui/react/macro';
import { linkTo } from '../../address/link';
import { useAddress } from '../../address/use-address';
import { usePageTitle } from '../../tenant/use-page-title';
import { CardLink } from '../../ui/actions/ButtonLink';
import { RecentSearchList } from './RecentSearchList';
import type { Search } from './product-search';
import { SearchPage } from './SearchPage';
import { searchPanel } from './SearchPanel';

/** Where a search of a product begins: its form, and the last searches one press away. */
export const searchScreen = <Criteria extends object, Form extends object, Place extends object>(
  search: Search<Criteria, Form, Place>,
) => {
  const Panel = searchPanel(search);
  return function SearchScreen() {
    const { i18n } = useLingui();
    const { title, subtitle, submit } = search.words;
    usePageTitle(i18n._(submit));
    return (
      <SearchPage
        title={i18n._(title)}
        subtitle={i18n._(subtitle)}
        below={<RecentSearches search={search} />}
      >
        <Panel criteria={useAddress(search.address)} />
      </SearchPage>
    );
  };
};

/** The last searches of a product; a press searches again. */
export function RecentSearches<Criteria extends object, Form extends object, Place extends object>({
  search,
}: {
  search: Search<Criteria, Form, Place>;
}) {
  const told = search.useTold();
  return (
    <RecentSearchList
      kind={search}
      card={(recent) => ({
        link: (
          <CardLink {...linkTo(search.results, recent.criteria)}>
            <search.Title {...recent} />
          </CardLink>
        ),
        line: told(search.fill(recent.criteria)),
      })}
    />
  );
}
