import { sql } from 'kysely';
import type { Tx } from '@/server/db/types';
import type { Stopped } from '@/server/ports/mail-route';
import type { TroubleKind } from '../../contract/stops';
import type { TroubleRow } from './tables';

/** The worse one stays: what bounces does not arrive, whatever its holder once said. */
const RANK: Readonly<Record<TroubleKind, number>> = { delayed: 0, complained: 1, bounced: 2 };

export interface Trouble {
  readonly address: string;
  readonly kind: TroubleKind;
  readonly said: string | null;
  readonly at: Date;
}

export const plainAddress = (address: string): string => address.trim().toLowerCase();

const one = (tx: Tx, agencyId: string, address: string) =>
  tx
    .selectFrom('mail_trouble')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where('address', '=', plainAddress(address));

export const troubleOf = (tx: Tx, agencyId: string, address: string) =>
  one(tx, agencyId, address).executeTakeFirst();

/** Those of an agency that get no letters. */
export const stoppedAt = (tx: Tx, agencyId: string) =>
  tx
    .selectFrom('mail_trouble')
    .where('agency_id', '=', agencyId)
    .where('kind', '<>', 'delayed')
    .where('allowed_at', 'is', null);

/**
 * Keeps what came back from an address, in whatever order it is told. What happened before the owner allowed letters again is old
 * news; what happens after it stops them again.
 */
export async function keepTrouble(
  tx: Tx,
  agencyId: string,
  { kind, said, at, address }: Trouble,
): Promise<void> {
  const first = {
    ...{ agency_id: agencyId, address: plainAddress(address), kind, said },
    ...{ first_at: at, last_at: at },
  };
  const made = await tx
    .insertInto('mail_trouble')
    .values(first)
    .onConflict((conflict) => conflict.columns(['agency_id', 'address']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return;
  const known = await one(tx, agencyId, address).forUpdate().executeTakeFirstOrThrow();
  if (known.allowed_at && at <= known.allowed_at) return;
  const isWorse = known.allowed_at !== null || RANK[kind] >= RANK[known.kind];
  await tx
    .updateTable('mail_trouble')
    .set({
      ...(isWorse ? { kind, said } : {}),
      count: sql`count + 1`,
      last_at: at > known.last_at ? at : known.last_at,
      first_at: at < known.first_at ? at : known.first_at,
      allowed_at: kind === 'delayed' ? known.allowed_at : null,
    } as never)
    .where('agency_id', '=', agencyId)
    .where('id', '=', known.id)
    .execute();
}

/** Why an address gets no letters; null when it does. */
export const stopOf = ({
  kind,
  allowed_at: allowed,
}: Pick<TroubleRow, 'kind' | 'allowed_at'>): Stopped | null => (kind === 'delayed' || allowed ? null : kind);

/** Whether a letter is kept back: to who complained, what he asked for himself still goes; nothing reaches what bounces. */
export function keptBack(trouble: TroubleRow | undefined, isAsked: boolean): Stopped | null {
  const stop = trouble ? stopOf(trouble) : null;
  return stop === 'complained' && isAsked ? null : stop;
}
