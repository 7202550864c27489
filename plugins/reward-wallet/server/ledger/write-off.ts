import type { Tx } from '@/server/db/types';
import type { AccountRow } from '../store/tables';
import { sumOf, takeLots } from './lots';
import { move } from './move';

/** Takes out of a wallet what nobody will spend any more; what is held stays until that is over. The account is locked. */
export async function writeOff(tx: Tx, account: AccountRow, name: string, now: Date): Promise<void> {
  const lots = await takeLots(tx, account, Number.MAX_SAFE_INTEGER, now, { expired: true });
  const amount = sumOf(lots);
  if (amount > 0)
    await move(tx, account, { posting: `written-off:${name}`, move: 'written-off', amount: -amount }, now);
}
