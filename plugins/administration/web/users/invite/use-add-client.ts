import { useRef, useState } from 'react';
import { useApi } from '@/core/api/context';
import { uploadClients, type UploadRow } from '../../../contract/client-upload';
import { usePeopleRefresh } from '../people/use-people';
import type { Said } from '@/core/contract';

export type ClientField = Exclude<keyof UploadRow, 'lastName'>;

/** What keeps a client from being added: something about a field, or about the whole. */
export interface Refusal {
  fields: Partial<Record<ClientField, Said>>;
  /** The server's words; `known` for a client who is there already. */
  whole?: unknown;
}

const KNOWN = 'known';

/** Adds one client, by the call that uploads many: the server judges the row first, and writes it when it is a new one. */
export function useAddClient() {
  const api = useApi();
  const refresh = usePeopleRefresh();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>({ fields: {} });
  const isRunning = useRef(false);

  async function judgeAndWrite(row: UploadRow, sendMail: boolean): Promise<Refusal | null> {
    const body = { data: [row] };
    const { data } = await api.call(uploadClients, { body });
    const [verdict] = data.rows;
    if (verdict?.outcome === 'reject')
      return { fields: Object.fromEntries(verdict.problems.map(({ field, ...said }) => [field, said])) };
    if (verdict?.outcome !== 'create') return { fields: {}, whole: KNOWN };
    await api.stream(
      uploadClients,
      { body: { ...body, plan: data.plan, sendMail } },
      { onEvent: () => undefined },
    );
    return null;
  }

  /** Whether the client was added. */
  async function add(row: UploadRow, sendMail: boolean): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setPending(true);
    const refused = await judgeAndWrite(row, sendMail).catch((error: unknown): Refusal => ({
      fields: {},
      whole: error,
    }));
    isRunning.current = false;
    setPending(false);
    setRefusal(refused ?? { fields: {} });
    if (refused) return false;
    await refresh();
    return true;
  }

  return {
    add,
    pending,
    refusal,
    isKnown: refusal.whole === KNOWN,
    correct: (field: ClientField) => setRefusal(({ fields: { [field]: _, ...fields } }) => ({ fields })),
  };
}
