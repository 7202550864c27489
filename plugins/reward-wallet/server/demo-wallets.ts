import type { Language } from '@/core/contract';
import type { Services } from '@/server/ports/services';
import type { WalletMove } from '../contract/account';
import { lockAccount } from './ledger/account';
import { addLot, takeLots } from './ledger/lots';
import { move } from './ledger/move';
import { isOpen } from './payment/terms';

const DAY_MS = 24 * 60 * 60_000;

interface Past {
  readonly move: WalletMove;
  readonly amount: number;
  readonly daysAgo: number;
  /** Of what came in: in how many days it expires. */
  readonly expiresIn?: number;
  readonly reason?: Readonly<Record<Language, string>>;
}

/** What the wallet of a demo agency's client has seen, in minor units. */
const HISTORY: readonly Past[] = [
  { move: 'welcome', amount: 2_500, daysAgo: 92, expiresIn: 21 },
  {
    ...{ move: 'credited', amount: 6_000, daysAgo: 60, expiresIn: 670 },
    reason: {
      en: 'Your flight was four hours late',
      es: 'Su vuelo llegó con cuatro horas de retraso',
      pt: 'Seu voo atrasou quatro horas',
    },
  },
  {
    ...{ move: 'debited', amount: -1_000, daysAgo: 41 },
    reason: {
      en: 'Paid out at the counter',
      es: 'Pagado en la oficina',
      pt: 'Pago no balcão',
    },
  },
];

/** Gives the client of each demo agency that has the wallet something to look at, once. */
export async function demoWallets({ db, clock, agencyById }: Services): Promise<void> {
  const clients = await db.asSystem((tx) =>
    tx
      .selectFrom('app_user')
      .select(['id', 'agency_id'])
      .where('email', 'like', 'client@%.example')
      .execute(),
  );
  for (const { id: userId, agency_id: agencyId } of clients) {
    const agency = await agencyById(agencyId);
    if (!agency || !isOpen(agency)) continue;
    await db.withTenant(agencyId, async (tx) => {
      const now = clock.now();
      const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
      const account = await lockAccount(tx, { agencyId, userId }, agency.pricing.currency, ago(92));
      const touched = await tx
        .selectFrom('wallet_entry')
        .select('id')
        .where('agency_id', '=', agencyId)
        .limit(1)
        .executeTakeFirst();
      if (touched) return;
      // Trips of the demo's past earn, too.
      await tx
        .insertInto('wallet_agency')
        .values({ agency_id: agencyId, since: ago(92) })
        .onConflict((twice) => twice.doNothing())
        .execute();
      for (const { move: name, amount, daysAgo, expiresIn, reason } of HISTORY) {
        const at = ago(daysAgo);
        const posting = `demo:${userId}:${daysAgo}`;
        const said = reason?.[agency.public.language] ?? null;
        if (amount > 0) await addLot(tx, account, { amount, expiresAt: ago(-(expiresIn ?? 700)) }, at);
        else await takeLots(tx, account, -amount, at);
        await move(tx, account, { posting, move: name, amount, reason: said }, at);
      }
    });
  }
}
