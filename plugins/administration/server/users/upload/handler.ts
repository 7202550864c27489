import { administrationRefusals } from '../../../contract/refusals';
import { conflict } from '@/server/error';
import { inPacedPieces } from '@/server/http/bulk/paced';
import { handle, type Handler, type HandlerInput } from '@/server/ports/handle';
import { uploadClients } from '../../../contract/client-upload';
import { countOf, type Judged, planOf } from './verdict';
import { judgeNow, writeClients } from './write';

type Input = HandlerInput<typeof uploadClients>;

/** Rows of one transaction: what a reader waits for between two steps of the progress. */
const AT_ONCE = 100;

const look = ({ body, agency, tenant, services }: Input) =>
  tenant((tx) => judgeNow(tx, agency.id, body.data, services.clock.now()));

const previewOf = (judged: readonly Judged[]) => ({
  plan: planOf(judged),
  counts: countOf(judged),
  rows: judged.map(({ verdict }) => verdict),
});

/**
 * Writes what was confirmed, some rows at a time. Throws HttpError 409 before anything is written when it would come
 * out differently from what was shown. What was written stays if a later part fails: the same file then skips it.
 */
async function* write(
  input: Input,
  judged: readonly Judged[],
): AsyncGenerator<{ done: number; total: number }> {
  const { body, agency, user, tenant, services } = input;
  if (planOf(judged) !== body.plan) throw conflict(administrationRefusals.clientsChanged);
  const rows = judged.flatMap(({ verdict: { outcome }, client }) =>
    client && (outcome === 'create' || outcome === 'update') ? [{ outcome, client }] : [],
  );
  const writing = {
    agencyId: agency.id,
    userId: user.id,
    language: agency.public.language,
    sendMail: body.sendMail ?? false,
    services,
  };
  let letters: string | undefined;
  yield { done: 0, total: rows.length };
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE);
    letters = await tenant(async (tx) => {
      const task = await writeClients(tx, { ...writing, letters }, part);
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'clients.upload',
        subject: agency.id,
        after: {
          created: part.filter(({ outcome }) => outcome === 'create').map(({ client }) => client.email),
          updated: part.filter(({ outcome }) => outcome === 'update').map(({ client }) => client.email),
        },
      });
      return task;
    });
    yield { done: from + part.length, total: rows.length };
  }
}

/** Uploads of clients: a look at first, then, once confirmed, the writing (R364). */
export const uploadHandlers: readonly Handler[] = [
  handle(
    uploadClients,
    async (input) => {
      const judged = await look(input);
      if (input.body.plan !== undefined)
        for await (const step of inPacedPieces(input.agency.id, write(input, judged))) void step;
      return { data: previewOf(judged) };
    },
    {
      stream: async function* (input) {
        const judged = await look(input);
        yield* inPacedPieces(input.agency.id, write(input, judged));
      },
    },
  ),
];
