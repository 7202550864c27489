import { counted } from '@/server/db/page';
import { isUuid } from '@/server/http/uuid';
import { isKnownTo } from '@/server/accounts/clients';
import { answered } from '@/core/contract/refusal';
import { notFound } from '@/server/error';
import { handle } from '@/server/ports/handle';
import { mailAnswers, mailRefusals } from '../../contract/refusals';
import {
  allowLetters,
  getPersonMail,
  listStoppedAddresses,
  type MailTrouble,
  TROUBLES_SHOWN,
} from '../../contract/stops';
import { stoppedAt, stopOf, troubleOf } from '../store/troubles';
import type { TroubleRow } from '../store/tables';
import { allowAt } from './forget';

const shown = (row: TroubleRow): MailTrouble => ({
  ...{ id: row.id, email: row.address, kind: row.kind, said: row.said, count: row.count },
  isStopped: stopOf(row) !== null,
  at: row.last_at.toISOString(),
  allowedAt: row.allowed_at?.toISOString() ?? null,
  keptBack: row.kept_back,
});

const listHandler = handle(listStoppedAddresses, async ({ agency, tenant }) => ({
  data: await tenant(async (tx) => {
    const stopped = stoppedAt(tx, agency.id);
    const rows = await stopped
      .selectAll()
      .orderBy('last_at', 'desc')
      .orderBy('id')
      .limit(TROUBLES_SHOWN)
      .execute();
    return { addresses: rows.map(shown), totalCount: await counted(stopped) };
  }),
}));

const personHandler = handle(getPersonMail, async ({ agency, user, params, tenant }) => ({
  data: await tenant(async (tx) => {
    const viewer = { agencyId: agency.id, user };
    if (!(await isKnownTo(tx, viewer, params.userId))) throw notFound();
    const { email } = await tx
      .selectFrom('app_user')
      .select('email')
      .where('agency_id', '=', agency.id)
      .where('id', '=', params.userId)
      .executeTakeFirstOrThrow();
    const row = await troubleOf(tx, agency.id, email);
    return row ? shown(row) : null;
  }),
}));

const allowHandler = handle(allowLetters, async ({ agency, user, params, tenant, services }) => {
  const { reason } = answered(mailAnswers.allowed);
  const data = await tenant(async (tx) => {
    const row = isUuid(params.id)
      ? await tx
          .selectFrom('mail_trouble')
          .selectAll()
          .where('agency_id', '=', agency.id)
          .where('id', '=', params.id)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!row) throw notFound(mailRefusals.unknownAddress);
    if (!stopOf(row)) return shown(row);
    const allowed_at = services.clock.now();
    await tx
      .updateTable('mail_trouble')
      .set({ allowed_at })
      .where('agency_id', '=', agency.id)
      .where('id', '=', row.id)
      .execute();
    await services.audit.record(tx, {
      ...{ agencyId: agency.id, userId: user.id, action: 'mail-delivery.allow', subject: row.address },
      before: { email: row.address, kind: row.kind },
    });
    await allowAt(tx, services.jobs, agency.id, row.address);
    return shown({ ...row, allowed_at });
  });
  return { data, reason };
});

export const stopHandlers = [listHandler, personHandler, allowHandler];
