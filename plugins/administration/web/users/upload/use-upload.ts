import { useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import { type UploadPreview, uploadClients, type UploadRow } from '../../../contract/client-upload';
import { usePeopleRefresh } from '../people/use-people';
import type { Columns } from './file/columns';
import {
  clientsOf,
  type FileFault,
  type FileTable,
  knownColumns,
  readFile,
  type ReadRow,
} from './file/read-file';

/** A file that has been read, and what its columns hold. */
export interface OpenFile {
  fileName: string;
  table: FileTable;
  columns: Columns;
}

/** Where an upload stands. A preview that could not be confirmed carries why in `refusal`. */
export type UploadState =
  | { step: 'choose'; fault?: FileFault; refusal?: unknown; fileName?: string }
  | { step: 'reading'; fileName: string }
  | ({ step: 'columns' } & OpenFile)
  | { step: 'looking'; fileName: string; rows: number }
  | { step: 'preview'; file: OpenFile; rows: readonly ReadRow[]; preview: UploadPreview; refusal?: unknown }
  | { step: 'writing'; preview: UploadPreview; done: number; total: number }
  | { step: 'done'; rows: readonly ReadRow[]; preview: UploadPreview };

const bare = ({ line: _, ...row }: ReadRow): UploadRow => row;

/** An upload of clients from the file to the end: nothing is written before `confirm` (R364). */
export function useUpload() {
  const api = useApi();
  const refresh = usePeopleRefresh();
  const [state, setState] = useState<UploadState>({ step: 'choose' });
  const turn = useRef(0);

  const look = async (file: OpenFile, refusal?: unknown): Promise<void> => {
    const mine = ++turn.current;
    const { fileName } = file;
    const rows = clientsOf(file.table, file.columns);
    setState({ step: 'looking', fileName, rows: rows.length });
    try {
      const { data } = await api.call(uploadClients, { body: { data: rows.map(bare) } });
      if (mine !== turn.current) return;
      setState({ step: 'preview', file, rows, preview: data, ...(refusal ? { refusal } : {}) });
    } catch (error) {
      if (mine === turn.current) setState({ step: 'choose', fileName, refusal: error });
    }
  };

  /** Reads a file; what its columns hold is asked for where their names do not tell. */
  const choose = async (chosen: File): Promise<void> => {
    const mine = ++turn.current;
    const fileName = chosen.name;
    setState({ step: 'reading', fileName });
    const table = await readFile(await chosen.arrayBuffer());
    if (mine !== turn.current) return;
    if ('fault' in table) return setState({ step: 'choose', fault: table.fault, fileName });
    const { columns, isSure } = knownColumns(table);
    const file = { fileName, table, columns };
    if (isSure) await look(file);
    else setState({ step: 'columns', ...file });
  };

  /** Back from what the file would do to what its columns hold. */
  const ask = (): void => {
    if (state.step === 'preview') setState({ step: 'columns', ...state.file });
  };

  const confirm = async (sendMail: boolean): Promise<void> => {
    if (state.step !== 'preview') return;
    const { file, rows, preview } = state;
    const total = preview.counts.create + preview.counts.update;
    setState({ step: 'writing', preview, done: 0, total });
    try {
      await api.stream(
        uploadClients,
        { body: { data: rows.map(bare), plan: preview.plan, sendMail } },
        { onEvent: (event) => setState({ step: 'writing', preview, ...event }) },
      );
      setState({ step: 'done', rows, preview });
    } catch (error) {
      // What has been written by then is skipped from now on: another look says what is left.
      await look(file, error);
    }
    await refresh();
  };

  const restart = (): void => {
    turn.current += 1;
    setState({ step: 'choose' });
  };
  const change = (file: Partial<OpenFile>): void => {
    if (state.step === 'columns') setState({ ...state, ...file });
  };
  return { state, choose, change, ask, look, confirm, restart };
}
