import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../../db/types';
import { heavy } from '../../../http/heavy';
import type { Clock } from '../../../ports/services';

interface OngoingSearchTable {
  agency_id: string;
  id: string;
  /** 0 is the claim itself, which has no body. */
  nth: number;
  body: Uint8Array | null;
  is_last: boolean;
  claimed_at: Date;
}

declare module '@/server/db/types' {
  interface Tables {
    ongoing_search: OngoingSearchTable;
  }
}

/** A search by its agency and its correlation id. */
export interface Shelved {
  readonly agencyId: string;
  readonly correlation: string;
}

/** Where all processes see what a search that goes on has found. */
export interface Shelf<Batch> {
  /** True for whoever asks first: that one asks the suppliers, and puts down what they answer. */
  claim(search: Shelved): Promise<boolean>;
  /** The nth answer, from 1; null behind the last one. */
  put(search: Shelved, nth: number, batch: Batch | null): Promise<void>;
  /** What came behind the first `from`; null for a search that nobody has claimed, or that was let go of. */
  read(search: Shelved, from: number): Promise<{ batches: Batch[]; completed: boolean; since: Date } | null>;
}

interface ShelfOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Logger;
  /** Milliseconds for which a search is kept. */
  readonly lifetime: number;
  /** Bytes that are kept at most of one agency, and of all; what was searched last stays. */
  readonly most?: { readonly agency: number; readonly all: number };
}

const MB = 1024 * 1024;
const SWEPT_EVERY_MS = 60_000;

const [pack, unpack] = [promisify(deflateRaw), promisify(inflateRaw)];

/** The table under everything above: it never throws, as a search that cannot be shared is answered all the same. */
export function createShelf<Batch>({
  db,
  clock,
  log,
  lifetime,
  most = { agency: 16 * MB, all: 128 * MB },
}: ShelfOptions): Shelf<Batch> {
  let sweptAt = -Infinity;

  const idOf = ({ correlation }: Shelved) => createHash('sha256').update(correlation).digest('base64url');
  const row = (search: Shelved, nth: number) => ({
    ...{ agency_id: search.agencyId, id: idOf(search), nth },
    claimed_at: clock.now(),
  });
  const instead =
    <T>(value: T) =>
    (error: unknown): T => {
      log.warn({ err: error }, 'a search was not shared');
      return value;
    };

  /** Takes away what is over, and of what is too much the oldest. */
  async function sweep(): Promise<void> {
    const now = clock.now().getTime();
    if (now - sweptAt < SWEPT_EVERY_MS) return;
    sweptAt = now;
    await db.asSystem((tx) =>
      sql`delete from ongoing_search using (
          select agency_id, id, claimed_at,
            sum(bytes) over (partition by agency_id order by claimed_at desc, id) as of_agency,
            sum(bytes) over (order by claimed_at desc, id) as of_all
          from (select agency_id, id, min(claimed_at) as claimed_at, coalesce(sum(octet_length(body)), 0) as bytes
            from ongoing_search group by agency_id, id) search
        ) kept
        where ongoing_search.agency_id = kept.agency_id and ongoing_search.id = kept.id
          and (kept.claimed_at < ${new Date(now - lifetime)} or of_agency > ${most.agency} or of_all > ${most.all})`.execute(
        tx,
      ),
    );
  }

  return {
    async claim(search) {
      const claimed = db.withTenant(search.agencyId, (tx) =>
        tx
          .insertInto('ongoing_search')
          .values({ ...row(search, 0), body: null, is_last: false })
          .onConflict((conflict) => conflict.doNothing())
          .returning('nth')
          .executeTakeFirst(),
      );
      const isFirst = await claimed.then((row) => row !== undefined, instead(true));
      if (isFirst) void sweep().catch(instead(undefined));
      return isFirst;
    },

    async put(search, nth, batch) {
      const written = async () => {
        const body =
          batch === null ? null : await pack(await heavy(() => JSON.stringify(batch)), { level: 1 });
        await db.withTenant(search.agencyId, (tx) =>
          tx
            .insertInto('ongoing_search')
            .values({ ...row(search, nth), body, is_last: batch === null })
            .onConflict((conflict) => conflict.doNothing())
            .execute(),
        );
      };
      await written().catch(instead(undefined));
    },

    async read(search, from) {
      const found = db.withTenant(search.agencyId, (tx) =>
        tx
          .selectFrom('ongoing_search')
          .select(['nth', 'body', 'is_last', 'claimed_at'])
          .where('agency_id', '=', search.agencyId)
          .where('id', '=', idOf(search))
          .where((eb) => eb.or([eb('nth', '=', 0), eb('nth', '>', from)]))
          .orderBy('nth')
          .execute(),
      );
      const rows = await found.catch(instead([]));
      const [head] = rows;
      if (head?.nth !== 0) return null;
      const batches: Batch[] = [];
      for (const { body } of rows)
        if (body) {
          const text = String(await unpack(body));
          batches.push(await heavy(() => JSON.parse(text) as Batch));
        }
      return { batches, completed: rows.some(({ is_last }) => is_last), since: head.claimed_at };
    },
  };
}
