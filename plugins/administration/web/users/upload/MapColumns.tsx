import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Select } from '@/core/ui/choices/Select';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { type Column, Table } from '@/core/ui/tables/Table';
import * as css from '../users.css';
import { type Asked, asked, chosen } from './file/chosen-columns';
import { clientRows, clientsOf, type FileTable, headRow, knownColumns, type ReadRow } from './file/read-file';
import type { OpenFile } from './use-upload';

/** Clients that are shown as they would be read. */
const SHOWN = 5;
/** Letters of a cell that tell a column from others. */
const TOLD = 24;
const NONE = '-';

/** The columns of a file with their names and what stands in the first row that has something there. */
function useColumnOptions(table: FileTable) {
  const { t } = useLingui();
  const head = headRow(table);
  const rows = clientRows(table);
  const width = Math.max(head.length, ...rows.slice(0, SHOWN).map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => {
    const place = at + 1;
    const name = head[at]?.trim() || t`Column ${place}`;
    const example = rows
      .find(({ cells }) => cells[at]?.trim())
      ?.cells[at]?.trim()
      .slice(0, TOLD);
    return { value: String(at), label: example ? `${name} · ${example}` : name };
  });
}

/** Asks which columns hold what, with the first clients as they would be read (R364). */
export function MapColumns({
  file,
  isTried,
  onChange,
}: {
  file: OpenFile;
  /** What is needed and missing is said. */
  isTried: boolean;
  onChange: (file: Partial<OpenFile>) => void;
}) {
  const { t } = useLingui();
  const { fileName, table, columns } = file;
  const options = useColumnOptions(table);
  const none = { value: NONE, label: t`Not in this file` };
  const labels: Record<Asked, string> = {
    name: columns.last.length > 0 ? t`First name` : t`Name`,
    last: t`Last name, where it has a column of its own`,
    email: t`Email`,
    phone: t`Phone`,
  };
  const isMissing = (field: Asked) =>
    isTried && (field === 'name' || field === 'email') && asked(columns, field) === null;
  const shown: Column<ReadRow>[] = [
    { id: 'name', header: t`Name`, cell: ({ name }) => name || '–' },
    { id: 'email', header: t`Email`, cell: ({ email }) => email || '–' },
    { id: 'phone', header: t`Phone`, cell: ({ phone }) => phone || '–' },
  ];
  return (
    <Stack gap={20}>
      <Text>
        <Trans>Which columns of {fileName} hold what? Everything else in the file is left out.</Trans>
      </Text>
      <div className={css.columnFields}>
        {(['name', 'last', 'email', 'phone'] as const).map((field) => (
          <Select
            key={field}
            label={labels[field]}
            value={String(asked(columns, field) ?? NONE)}
            onChange={(value) =>
              onChange({ columns: chosen(columns, field, value === NONE ? null : Number(value)) })
            }
            options={[none, ...options]}
            {...(isMissing(field) && { error: t`Please choose a column` })}
          />
        ))}
      </div>
      <Checkbox
        label={t`The first row has the names of the columns`}
        checked={table.hasHead}
        onChange={(hasHead) => {
          const other = { ...table, hasHead };
          onChange({ table: other, columns: knownColumns(other).columns });
        }}
      />
      <Table
        caption={t`The first clients of the file`}
        columns={shown}
        rows={clientsOf({ ...table, rows: table.rows.slice(0, SHOWN + 1) }, columns).slice(0, SHOWN)}
        rowKey={({ line }) => String(line)}
        narrow="cards"
        density="compact"
      />
    </Stack>
  );
}
