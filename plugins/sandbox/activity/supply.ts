import { activityPort } from '@/plugins/activity/face/port';
import { supply } from '@/server/plugin';
import { openJournal } from '@/server/selling/supplier/journal';
import { embeddedSells } from '@/server/selling/supplier/sells';
import type { ActivityOrder } from './activity-orders';
import { activitySandbox, BOOKS, journalMigration } from './activity-sandbox';
import { pictureRoute } from './pictures/route';
import { VIEWS } from './views';

/** The embedded suppliers of things to do. Those keep no places: see `embeddedSells`. */
export const sandboxActivities = supply(activityPort, {
  migrations: [journalMigration],
  raw: [pictureRoute],
  members({ db, clock, config }) {
    const journal = openJournal<ActivityOrder>(db, BOOKS);
    const parts = { clock, journal, secret: config.signingSecret, pace: config.supplierPace };
    return VIEWS.map((view) => ({
      supplier: activitySandbox(view, parts),
      offers: `${view.offers}.`,
      orders: view.orders,
      isSelling: embeddedSells(config, view.id),
    }));
  },
});
