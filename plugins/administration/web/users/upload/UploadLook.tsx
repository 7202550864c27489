import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { downloadFile } from '@/core/ui/actions/download-file';
import { useFormat } from '@/core/i18n/use-format';
import { Alert } from '@/core/ui/feedback/Alert';
import { Status } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { Checkbox } from '@/core/ui/choices/Checkbox';
import { Download } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { SegmentedControl } from '@/core/ui/choices/SegmentedControl';
import { LongTable } from '@/core/ui/tables/LongTable';
import { type Column, Table } from '@/core/ui/tables/Table';
import type { RowVerdict, UploadCounts, UploadOutcome } from '../../../contract/client-upload';
import * as css from '../users.css';
import { wordsOf } from '@/core/i18n/words-of';
import type { ReadRow } from './file/read-file';
import { rejectsText } from './rejects';
import type { UploadState } from './use-upload';

type Looked = Extract<UploadState, { step: 'preview' }>;
type Over = Extract<UploadState, { step: 'done' }>;

interface Row {
  row: ReadRow;
  verdict: RowVerdict;
  problem: string;
}

const rowsOf = ({ rows, preview }: Pick<Looked, 'rows' | 'preview'>): Row[] =>
  rows.map((row, index) => {
    const verdict = preview.rows[index]!;
    const problem = verdict.problems.map(wordsOf).join(' · ');
    return { row, verdict, problem };
  });

const TONE = { create: 'success', update: 'info', skip: 'neutral', reject: 'danger' } as const;

function useOutcomeWords(): Record<UploadOutcome, string> {
  const { t } = useLingui();
  return { create: t`New`, update: t`Updated`, skip: t`Unchanged`, reject: t`Rejected` };
}

/** What the file would do, row by row; problems first (R364). */
export function UploadLook({
  state,
  sendMail,
  onSendMail,
}: {
  state: Looked;
  sendMail: boolean;
  onSendMail: (on: boolean) => void;
}) {
  const { t } = useLingui();
  const words = useOutcomeWords();
  const all = useMemo(() => rowsOf(state), [state]);
  const { counts } = state.preview;
  const [shown, setShown] = useState<'all' | 'reject'>(counts.reject > 0 ? 'reject' : 'all');
  const rows = shown === 'all' ? all : all.filter(({ verdict }) => verdict.outcome === 'reject');
  const isLong = rows.length > 60;
  const RowsTable = isLong ? LongTable : Table;
  const columns: Column<Row>[] = [
    { id: 'line', header: t`Line`, align: 'end', cell: ({ row }) => row.line },
    { id: 'name', header: t`Name`, cell: ({ row }) => row.name || '–' },
    { id: 'email', header: t`Email`, cell: ({ row }) => row.email || '–' },
    { id: 'phone', header: t`Phone`, priority: 'low', cell: ({ row }) => row.phone || '–' },
    {
      id: 'outcome',
      header: t`Result`,
      width: 'medium',
      cell: ({ verdict, problem }) => (
        <span className={css.lines}>
          <Status tone={TONE[verdict.outcome]}>{words[verdict.outcome]}</Status>
          {problem && <span className={css.minor}>{problem}</span>}
        </span>
      ),
    },
  ];
  return (
    <Stack gap={16}>
      {Boolean(state.refusal) && (
        <Alert tone="danger" live title={t`Not everything was saved. This is what is left of the file.`}>
          {wordsOf(state.refusal)}
        </Alert>
      )}
      <Counts counts={counts} />
      {counts.reject > 0 && <Rejects rows={all} willSave={counts.create + counts.update > 0} />}
      {counts.reject > 0 && (
        <SegmentedControl
          label={t`Rows in view`}
          hideLabel
          value={shown}
          onChange={setShown}
          options={[
            { value: 'reject', label: t`Rejected` },
            { value: 'all', label: t`All` },
          ]}
        />
      )}
      <RowsTable
        caption={t`Rows of the file`}
        columns={columns}
        rows={rows}
        rowKey={({ row }) => String(row.line)}
        narrow={isLong ? 'scroll' : 'cards'}
        density="compact"
      />
      {counts.create > 0 && (
        <Checkbox
          label={t`Write to the new clients`}
          hint={t`They receive an email that explains how to set a password. You can also do this later.`}
          checked={sendMail}
          onChange={onSendMail}
        />
      )}
    </Stack>
  );
}

/** How many rows do what. */
function Counts({ counts }: { counts: UploadCounts }) {
  const words = useOutcomeWords();
  const format = useFormat();
  return (
    <dl className={css.counts}>
      {(['create', 'update', 'skip', 'reject'] as const).map((outcome) => (
        <div key={outcome} className={css.countTile}>
          <dt className={css.countLabel}>{words[outcome]}</dt>
          <dd className={css.countNumber}>{format.number(counts[outcome])}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rejects({ rows, willSave }: { rows: readonly Row[]; willSave: boolean }) {
  const { t } = useLingui();
  const rejected = rows.filter(({ verdict }) => verdict.outcome === 'reject');
  const count = rejected.length;
  return (
    <Alert
      tone="warning"
      title={t`${plural(count, { one: '# row cannot be saved', other: '# rows cannot be saved' })}`}
      action={
        <Button
          size="small"
          variant="secondary"
          icon={Download}
          onClick={() =>
            downloadFile(
              'clients-rejected.csv',
              new Blob([rejectsText(rejected, t`Problem`)], { type: 'text/csv' }),
            )
          }
        >
          {t`Download rejected rows`}
        </Button>
      }
    >
      {willSave ? (
        <Trans>The others can be saved now. Correct these in the downloaded file and upload that one.</Trans>
      ) : (
        <Trans>Correct them in the downloaded file and upload that one.</Trans>
      )}
    </Alert>
  );
}

/** What an upload has done, and what is left to mend. */
export function UploadDone({ state }: { state: Over }) {
  const { t } = useLingui();
  const { create, update, reject } = state.preview.counts;
  const made = plural(create, { one: '# new client', other: '# new clients' });
  const changed = plural(update, { one: '# updated', other: '# updated' });
  return (
    <Stack gap={16}>
      <Alert tone="success" live title={t`The clients are saved`}>
        {`${made}, ${changed}`}
      </Alert>
      {reject > 0 && <Rejects rows={rowsOf(state)} willSave={false} />}
    </Stack>
  );
}
