import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { liftStop, standingOf } from '@/server/mail/standing';
import { handle, type Handler } from '@/server/ports/handle';
import { getLettersStanding, letAgencyWrite } from '../../contract/letters';
import { note } from '../store/write';
import { requirePlatform } from './platform';
import { lettersShown } from './view';

/** What an agency may write: its owner sees it, the platform's owner lifts it. */
export const lettersHandlers: readonly Handler[] = [
  handle(getLettersStanding, async ({ agency, tenant, services }) => {
    const row = await tenant((tx) => standingOf(tx, agency.id));
    return { data: row ? lettersShown(row, services.clock.now()) : null };
  }),

  handle(letAgencyWrite, async ({ params, body: { most }, agency, user, services }) => {
    requirePlatform(agency);
    if (!isUuid(params.id)) throw notFound();
    return services.db.asSystem(async (tx) => {
      const now = services.clock.now();
      const before = await standingOf(tx, params.id);
      if (!before) throw notFound();
      await liftStop(tx, params.id, most, now);
      await note(tx, services, {
        ...{ agencyId: params.id, userId: null, action: 'subscription.letters' },
        data: { most },
      });
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id, action: 'subscription.letters' },
        data: { agency: params.id, most },
      });
      return { data: lettersShown({ ...before, most, stopped_at: null, stopped_because: null }, now) };
    });
  }),
];
