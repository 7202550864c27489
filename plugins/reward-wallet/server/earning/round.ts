import { sql } from 'kysely';
import { json } from '@/server/db/json';
import type { Services } from '@/server/ports/services';
import { REWARD_WALLET } from '../../contract/application';
import { tellHolders } from '../letters/tell';
import { isOpen } from '../payment/terms';
import { creditDue, takeBackReturned } from './due';
import { expireLots } from './expire';
import { noteBookings, sinceOf } from './note';
import { welcomeClients } from './welcome';

/** Agencies that have the wallet by what stands in their settings, and those that had it a moment ago. */
const agenciesOf = ({ db }: Pick<Services, 'db'>) =>
  db.asSystem(async (tx) => {
    const { rows } = await sql<{ id: string }>`
      select id from agency where settings -> 'applications' @> ${json([REWARD_WALLET])}
      union select agency_id from wallet_agency`.execute(tx);
    return rows.map(({ id }) => id);
  });

/** What is booked while it is off earns nothing, also once it is on again. */
const forget = ({ db }: Pick<Services, 'db'>, agencyId: string) =>
  db.withTenant(agencyId, (tx) => tx.deleteFrom('wallet_agency').where('agency_id', '=', agencyId).execute());

const STEPS = [noteBookings, welcomeClients, creditDue, takeBackReturned, expireLots, tellHolders];

/**
 * Whatever is due at the agencies that have the wallet: what is earned, given, taken back and over, and the letters that say
 * so. Several processes may do it at once: accounts are locked, and everything that moves has a name of its own.
 */
export async function goRound(services: Services): Promise<void> {
  for (const id of await agenciesOf(services)) {
    const agency = await services.agencyById(id);
    if (!agency) continue;
    if (!isOpen(agency)) {
      await forget(services, id);
      continue;
    }
    const since = await sinceOf(services, id);
    for (const step of STEPS)
      try {
        await step(services, agency, since);
      } catch (error) {
        services.log.error(
          { err: error, agency: id, step: step.name },
          'what is due in wallets could not be done',
        );
      }
  }
}
