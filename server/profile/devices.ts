import { listDevices, signOutDevice, signOutOtherDevices } from '@/core/contract';
import { endSessions, IDLE_MS } from '../auth/sessions';
import '../db/tables';
import type { Tx } from '../db/types';
import { notFound } from '../error';
import { handle, type Handler } from '../ports/handle';
import { isUuid } from '../http/uuid';
import { readDevice } from './device';

const MAX_SHOWN = 100;

const sessionsOf = (tx: Tx, agencyId: string, userId: string) =>
  tx.selectFrom('session').select('id').where('agency_id', '=', agencyId).where('user_id', '=', userId);

/** Where the user is signed in: the living sessions of this agency, none of anybody else's (SEC-05, SEC-31). */
export function deviceHandlers(): Handler[] {
  return [
    handle(listDevices, async ({ agency, user, tenant, services }) => {
      const now = services.clock.now();
      const rows = await tenant((tx) =>
        tx
          .selectFrom('session')
          .select(['id', 'user_agent', 'created_at', 'last_seen_at'])
          .where('agency_id', '=', agency.id)
          .where('user_id', '=', user.id)
          .where('expires_at', '>', now)
          .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
          .orderBy((eb) => eb('id', '=', user.sessionId), 'desc')
          .orderBy('last_seen_at', 'desc')
          .orderBy('id')
          .limit(MAX_SHOWN)
          .execute(),
      );
      return {
        data: rows.map(({ id, user_agent, created_at, last_seen_at }) => ({
          id,
          ...readDevice(user_agent),
          signedInAt: created_at.toISOString(),
          lastSeenAt: last_seen_at.toISOString(),
          isCurrent: id === user.sessionId,
        })),
      };
    }),

    handle(signOutDevice, async ({ params, agency, user, tenant }) => {
      if (!isUuid(params.id)) throw notFound();
      await tenant(async (tx) => {
        const own = await sessionsOf(tx, agency.id, user.id).where('id', '=', params.id).executeTakeFirst();
        if (!own) throw notFound();
        await endSessions(tx, agency.id, { sessionId: own.id });
      });
      return { data: 'Signed out' };
    }),

    handle(signOutOtherDevices, async ({ agency, user, tenant }) => {
      await tenant(async (tx) => {
        const others = await sessionsOf(tx, agency.id, user.id).where('id', '<>', user.sessionId).execute();
        for (const { id } of others) await endSessions(tx, agency.id, { sessionId: id });
      });
      return { data: 'Signed out everywhere else' };
    }),
  ];
}
