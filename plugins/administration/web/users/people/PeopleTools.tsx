import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ColumnChooser, type ColumnChooserProps } from '@/core/ui/tables/ColumnChooser';
import { LiveSearchField } from '@/core/ui/fields/LiveSearchField';
import { Select } from '@/core/ui/choices/Select';
import { hiddenOf, hideIn, type PeopleSearch } from './address';
import * as css from '../users.css';

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
        <LiveSearchField
          label={t`Search by name, email or phone`}
          placeholder={t`Search by name, email or phone`}
          value={search.find ?? ''}
          onFind={(find) => onChange({ find: find || undefined })}
          loading={loading}
        />
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
