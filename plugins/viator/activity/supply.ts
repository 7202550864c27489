import { activityPort } from '@/plugins/activity/face/port';
import { accountIn } from '@/server/config/account';
import { each } from '@/server/jobs/each';
import { supply } from '@/server/plugin';
import type { SupplyServices } from '@/server/ports/services';
import { oncePerClock } from '@/server/selling/supplier/pool';
import { realSells } from '@/server/selling/supplier/sells';
import { viatorAccount } from '../account';
import { ORDER_PREFIX } from './bookings/bookings';
import { openKept, viatorMigration } from './kept/kept';
import { CATALOGUE_EVERY_MS } from './kept/times';
import { OFFER_PREFIX } from './products/options';
import { VIATOR } from './products/read';
import { createViator } from './viator';

/** Longer than a few pages of news take. */
const READ_MS = 120_000;

/** Viator among the suppliers, where it is configured. */
const membersFor = oncePerClock(({ clock, config, db, lines, log }: SupplyServices) => {
  const account = accountIn(config, viatorAccount);
  return account
    ? [
        {
          supplier: createViator({
            ...account,
            ...{ clock, log, kept: openKept(db) },
            line: lines.to('activity', VIATOR),
            secret: config.signingSecret,
          }),
          offers: OFFER_PREFIX,
          orders: ORDER_PREFIX,
          isSelling: realSells(config, VIATOR),
        },
      ]
    : [];
});

/** Things to do of Viator. */
export const viatorActivities = supply(activityPort, {
  migrations: [viatorMigration],
  members: membersFor,
  rounds: [
    {
      everyMs: CATALOGUE_EVERY_MS,
      run: (services) =>
        each(
          membersFor(services).filter(({ isSelling }) => isSelling),
          ({ supplier }) => supplier.refresh({ signal: AbortSignal.timeout(READ_MS) }),
        ),
    },
  ],
});
