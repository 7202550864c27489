import type { Database } from '../../db/open';

/** What becomes of a transaction: it is undone, or it is committed and nobody hears of it. */
export type Fault = 'undone' | 'unheard';

export interface FaultyDb extends Database {
  /** From now on the transaction that comes after so many others fails like this, once. */
  arm(fault: { readonly after: number; readonly how: Fault } | null): void;
  /** Transactions so far. */
  begun(): number;
}

/** A database that fails where it is told to, as one does whose process is killed or whose line is cut. */
export function faultyDb(db: Database): FaultyDb {
  let armed: { after: number; how: Fault } | null = null;
  let begun = 0;
  const next = (): Fault | null => {
    begun += 1;
    if (!armed) return null;
    armed = { ...armed, after: armed.after - 1 };
    if (armed.after >= 0) return null;
    const { how } = armed;
    armed = null;
    return how;
  };
  async function failing<T>(begin: (work: <R>(result: R) => R) => Promise<T>): Promise<T> {
    const how = next();
    const fail = () => {
      throw new Error(`A transaction is ${how}`);
    };
    const result = await begin((done) => (how === 'undone' ? fail() : done) as typeof done);
    if (how === 'unheard') fail();
    return result;
  }
  return {
    ...db,
    arm: (fault) => void (armed = fault),
    begun: () => begun,
    withTenant: (agencyId, work) =>
      failing((end) => db.withTenant(agencyId, async (tx) => end(await work(tx)))),
    asSystem: (work) => failing((end) => db.asSystem(async (tx) => end(await work(tx)))),
  };
}
