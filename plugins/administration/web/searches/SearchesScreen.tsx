import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@/core/session/session';
import { useFormat } from '@/core/i18n/use-format';
import { ListPage } from '@/core/office/ListPage';
import { useList } from '@/core/office/use-list';
import { callOf } from '@/core/query/call';
import { SearchesSearch } from '../addresses';
import { Search } from '@/core/ui/pictures/icons';
import { listSearches } from '../../contract/searches';
import { useProductLabel } from '../use-product-label';

/** What people looked for on the agency's site, for its staff; a restricted agent sees the own searches (R388, R171). */
export default function SearchesScreen() {
  const { t } = useLingui();
  const format = useFormat();
  const user = useUser();
  const typeOf = useProductLabel();
  const list = useList(SearchesSearch, [], (_address, query) => callOf(listSearches, { query }));
  return (
    <ListPage
      title={t`Recent searches`}
      note={
        user?.isRestrictedAgent ? (
          <Trans>What you searched for in the last 90 days.</Trans>
        ) : (
          <Trans>What was searched for on your site in the last 90 days.</Trans>
        )
      }
      list={list}
      columns={[
        { id: 'location', header: t`Location`, cell: ({ location }) => location, width: 'wide' },
        {
          id: 'from',
          header: t`From date`,
          cell: ({ fromDate }) => (fromDate ? format.date(fromDate, 'medium') : t`Any day`),
        },
        {
          id: 'to',
          header: t`To date`,
          cell: ({ toDate }) => (toDate ? format.date(toDate, 'medium') : '–'),
        },
        { id: 'type', header: t`Type`, cell: ({ type }) => typeOf(type) },
        {
          id: 'by',
          header: t`Searched by`,
          cell: ({ searchedBy }) => searchedBy?.name ?? t`Visitor`,
        },
        {
          id: 'at',
          header: t`Searched date`,
          align: 'end',
          cell: ({ searchedDate }) => format.moment(searchedDate),
        },
      ]}
      keyOf={({ id }) => id}
      empty={{
        icon: Search,
        title: t`Nobody has searched yet`,
        children: <Trans>Each search of a client, an agent or a visitor appears here.</Trans>,
      }}
    />
  );
}
