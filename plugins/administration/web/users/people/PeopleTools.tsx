import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { ColumnChooser, type ColumnChooserProps } from '@/core/ui/tables/ColumnChooser';
import { SearchField } from '@/core/ui/fields/SearchField';
import { Select } from '@/core/ui/choices/Select';
import { hiddenOf, hideIn, type PeopleSearch } from './address';
import * as css from '../users.css';

/** How long the typing pauses before it is looked for. */
const PAUSE_MS = 250;

interface PeopleToolsProps {
  search: PeopleSearch;
  onChange: (part: Partial<PeopleSearch>) => void;
  columns: ColumnChooserProps['columns'];
  /** Agents are always verified. */
  withUnverified?: boolean;
  loading: boolean;
  /** Further filters. */
  children?: ReactNode;
}

/** Above a list of people: the search by name or address (R362), filters, and which columns are drawn. */
export function PeopleTools({
  search,
  onChange,
  columns,
  withUnverified,
  loading,
  children,
}: PeopleToolsProps) {
  const { t } = useLingui();
  return (
    <div className={css.tools} role="search">
      <div className={css.find}>
        <Find search={search} onChange={onChange} loading={loading} />
      </div>
      <div className={css.filter}>
        <Select
          label={t`Status`}
          value={search.status ?? 'all'}
          onChange={(status) =>
            onChange({ status: status === 'all' ? undefined : (status as PeopleSearch['status']) })
          }
          options={[
            { value: 'all', label: t`All` },
            { value: 'Active', label: t`Active` },
            { value: 'Inactive', label: t`Inactive` },
            ...(withUnverified ? [{ value: 'Unverified', label: t`Not verified` }] : []),
          ]}
        />
      </div>
      {children}
      <div className={css.chooser}>
        <ColumnChooser
          columns={columns}
          hidden={hiddenOf(search)}
          onChange={(hidden) => onChange({ hide: hideIn(hidden), page: search.page })}
        />
      </div>
    </div>
  );
}

function Find({ search, onChange, loading }: Pick<PeopleToolsProps, 'search' | 'onChange' | 'loading'>) {
  const { t } = useLingui();
  const [text, setText] = useState(search.find ?? '');
  const wanted = text.trim() || undefined;
  // A search that the address has lost, as after "Clear filters", leaves the field as well.
  const [asked, setAsked] = useState(search.find);
  if (asked !== search.find) {
    setAsked(search.find);
    if (search.find === undefined && wanted === asked) setText('');
  }
  useEffect(() => {
    if (wanted === search.find) return;
    const timer = setTimeout(() => onChange({ find: wanted }), PAUSE_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only what is typed starts the clock
  }, [wanted]);
  return (
    <SearchField
      label={t`Search by name or email`}
      placeholder={t`Search by name or email`}
      value={text}
      onChange={setText}
      onSubmitSearch={() => onChange({ find: wanted })}
      loading={loading}
    />
  );
}
