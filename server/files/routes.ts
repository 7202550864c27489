import { filled, type Refusal } from '@/core/contract/refusal';
import { fileRefusals } from '@/core/contract/refusals/files';
import type { Budget } from '../ports/budget';
import { IDLE_MS } from '../auth/sessions';
import type { Db, Tx } from '../db/types';
import { readBytes } from '../http/body';
import { HttpError, invalid, notFound } from '../error';
import { API_HEADERS, COMMON_HEADERS } from '../http/headers';
import { type RawInput, type RawRoute, rawRoute } from '../http/raw';
import { errorResponse } from '../http/respond';
import type { Clock } from '../ports/services';
import { idIn, pathOf } from './path';
import type { Picture } from './inspect';
import { PictureRefused, type PictureRefusal, toShape } from './picture';
import { type PurposeRules, purposeRules } from './purposes';
import type { FileStore } from './store';
import type { Ticket, Tickets } from './ticket';

export interface RouteParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: FileStore;
  readonly tickets: Tickets;
  readonly budget: Budget;
}

const YEAR_S = 31_536_000;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Forged, another agency's, too late, used: one answer for all (SEC-31). */
const gone = () => new HttpError(410, 'UPLOAD_EXPIRED', fileRefusals.addressOver);

const REFUSALS: Record<PictureRefusal, (words: PurposeRules['words']) => HttpError> = {
  type: ({ type }) => refusePicture(type),
  pixels: () => refusePicture(fileRefusals.pixels),
  broken: () => refusePicture(fileRefusals.broken),
  busy: () =>
    new HttpError(503, 'UNAVAILABLE', fileRefusals.busy, {
      headers: { 'retry-after': '5' },
    }),
};

const refusePicture = (said: Refusal): HttpError => invalid(said, 'picture');

/** The bytes up to the limit of the purpose (R180, SEC-42). */
async function readPicture(request: Request, { limit, words }: PurposeRules): Promise<Uint8Array> {
  return readBytes(request, limit).catch((error: unknown) => {
    if (!(error instanceof HttpError) || error.status !== 413) throw error;
    throw new HttpError(413, 'BODY_TOO_LARGE', words.size);
  });
}

async function isSignedIn(tx: Tx, agencyId: string, ticket: Ticket, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('session')
    .innerJoin('app_user', (join) =>
      join.onRef('app_user.agency_id', '=', 'session.agency_id').onRef('app_user.id', '=', 'session.user_id'),
    )
    .select('session.id')
    .where('session.agency_id', '=', agencyId)
    .where('session.id', '=', ticket.sessionId)
    .where('session.user_id', '=', ticket.userId)
    .where('session.expires_at', '>', now)
    .where('session.last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .where('app_user.status', '=', 'Active')
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses the address up; false when it was used before. */
async function spend(tx: Tx, agencyId: string, ticket: Ticket, now: Date): Promise<boolean> {
  await tx
    .deleteFrom('spent_upload')
    .where('agency_id', '=', agencyId)
    .where('expires_at', '<', now)
    .execute();
  const row = await tx
    .insertInto('spent_upload')
    .values({ agency_id: agencyId, id: ticket.id, expires_at: new Date(ticket.expiresAt) })
    .onConflict((conflict) => conflict.columns(['agency_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Where pictures are sent to and read from; neither needs a header, since neither browser tags nor forms send any. */
export function fileRoutes({ db, clock, store, tickets, budget }: RouteParts): RawRoute[] {
  async function receive({ request, params, agency }: RawInput): Promise<string> {
    const now = clock.now();
    const ticket = agency && tickets.open(agency.id, params['ticket']!, now);
    if (!agency || !ticket) throw gone();
    const { userId, purpose, type } = ticket;
    const sent = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (sent !== type) throw new HttpError(415, 'INVALID_REQUEST', filled(fileRefusals.sentAs, { type }));
    const mayUpload = await db.withTenant(
      agency.id,
      async (tx) =>
        (await isSignedIn(tx, agency.id, ticket, now)) && (await spend(tx, agency.id, ticket, now)),
    );
    if (!mayUpload) throw gone();
    await budget.spend(userId);
    const rules = purposeRules[purpose];
    const check = (picture: Picture) => {
      const problem = rules.problem(picture);
      if (problem) throw refusePicture(problem);
    };
    const sentBytes = await readPicture(request, rules);
    const bytes = await toShape(sentBytes, type, rules.shape, check, userId).catch((error: unknown) => {
      throw error instanceof PictureRefused ? REFUSALS[error.why](rules.words) : error;
    });
    const owner = { agencyId: agency.id, userId, purpose };
    await db.withTenant(agency.id, async (tx) => {
      const user = await tx
        .selectFrom('app_user')
        .select('picture')
        .where('agency_id', '=', agency.id)
        .where('id', '=', userId)
        .forUpdate()
        .executeTakeFirst();
      if (!user) throw gone();
      // One that was uploaded before and never saved is nobody's any more.
      const shown = idIn(purpose === 'profilePicture' ? user.picture : (agency.public[purpose] ?? null));
      await store.removeAllBut(tx, owner, shown ? [shown] : []);
      await store.save(tx, { ...owner, id: ticket.id, type: rules.shape.type, bytes, at: now });
    });
    return pathOf(ticket.id);
  }

  return [
    rawRoute('PUT', '/files/upload/{ticket}', async (input) => {
      try {
        return Response.json({ data: await receive(input) }, { headers: API_HEADERS });
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        return errorResponse(error, input.requestId);
      }
    }),

    rawRoute('GET', '/files/{id}', async ({ request, params, agency, requestId }) => {
      const id = idIn(pathOf(params['id']!));
      const file =
        agency && id && (await db.withTenant(agency.id, (tx) => store.find(tx, { agencyId: agency.id, id })));
      if (!file) return errorResponse(notFound(), requestId);
      const headers = {
        ...COMMON_HEADERS,
        'content-type': file.type,
        'content-disposition': `attachment; filename="picture.${EXTENSIONS[file.type]}"`,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        // A file never changes under its id; a person's picture is for that person's browser, not for caches between.
        'cache-control': `private, max-age=${YEAR_S}, immutable`,
        etag: `"${id}"`,
      };
      if (request.headers.get('if-none-match')?.includes(headers.etag))
        return new Response(null, { status: 304, headers });
      return new Response(request.method === 'HEAD' ? null : file.bytes, { headers });
    }),
  ];
}
