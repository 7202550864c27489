import { useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import {
  MAX_UPLOAD_ROWS,
  type UploadPreview,
  uploadClients,
  type UploadRow,
} from '../../../contract/client-upload';
import { usePeopleRefresh } from '../people/use-people';
import { decode, type FileFault, readClients, type ReadRow } from './parse';

/** Where an upload stands. A preview that could not be confirmed carries why in `refusal`. */
export type UploadState =
  | { step: 'choose'; fault?: FileFault | 'rows'; refusal?: unknown; fileName?: string }
  | { step: 'looking'; fileName: string; rows: number }
  | { step: 'preview'; fileName: string; rows: readonly ReadRow[]; preview: UploadPreview; refusal?: unknown }
  | { step: 'writing'; preview: UploadPreview; done: number; total: number }
  | { step: 'done'; rows: readonly ReadRow[]; preview: UploadPreview };

const bare = ({ name, email, phone }: ReadRow): UploadRow => ({ name, email, phone });

/** An upload of clients from the file to the end: nothing is written before `confirm` (R364). */
export function useUpload() {
  const api = useApi();
  const refresh = usePeopleRefresh();
  const [state, setState] = useState<UploadState>({ step: 'choose' });
  const turn = useRef(0);

  const look = async (fileName: string, rows: readonly ReadRow[], refusal?: unknown): Promise<void> => {
    const mine = ++turn.current;
    setState({ step: 'looking', fileName, rows: rows.length });
    try {
      const { data } = await api.call(uploadClients, { body: { data: rows.map(bare) } });
      if (mine !== turn.current) return;
      setState({ step: 'preview', fileName, rows, preview: data, ...(refusal ? { refusal } : {}) });
    } catch (error) {
      if (mine === turn.current) setState({ step: 'choose', fileName, refusal: error });
    }
  };

  const choose = async (file: File): Promise<void> => {
    const read = readClients(decode(await file.arrayBuffer()));
    if ('fault' in read) setState({ step: 'choose', fault: read.fault, fileName: file.name });
    else if (read.rows.length > MAX_UPLOAD_ROWS)
      setState({ step: 'choose', fault: 'rows', fileName: file.name });
    else await look(file.name, read.rows);
  };

  const confirm = async (sendMail: boolean): Promise<void> => {
    if (state.step !== 'preview') return;
    const { fileName, rows, preview } = state;
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
      await look(fileName, rows, error);
    }
    await refresh();
  };

  const restart = (): void => {
    turn.current += 1;
    setState({ step: 'choose' });
  };
  return { state, choose, confirm, restart };
}
