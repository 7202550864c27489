import { randomInt } from 'node:crypto';
import { conflict, invalid, notFound } from '@/server/error';
import { handle, type Handler } from '@/server/ports/handle';
import type { AgencyRecord } from '@/server/ports/agency';
import { createCoupon, listCoupons, listSubscriptions, updateCoupon } from '../../contract/platform';
import { subscriptionRefusals } from '../../contract/refusals';
import { readCode } from '../store/coupons';
import { subscribedAgencies } from './platform-list';
import { siteOf } from './site';
import type { CouponRow } from '../store/tables';
import { note } from '../store/write';

/** Letters and digits that nobody takes for each other. */
const SIGNS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const SIGNS_OF_A_CODE = 12;
const newCode = () => Array.from({ length: SIGNS_OF_A_CODE }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Throws HttpError 404 anywhere but on the platform's own host. */
export function requirePlatform(agency: AgencyRecord): void {
  if (!agency.public.isPlatform) throw notFound();
}

const asShown = (row: CouponRow) => ({
  ...{ code: row.code, kind: row.kind, mostUses: row.most_uses, uses: row.uses, lastDay: row.last_day },
  ...{ isActive: row.is_active, note: row.note, createdAt: row.created_at.toISOString() },
});

/** The calls of the platform's own owner. They are answered across agencies. */
export const platformHandlers: readonly Handler[] = [
  handle(listSubscriptions, async ({ query, agency, services }) => {
    requirePlatform(agency);
    const { data, ...rest } = await services.db.asSystem((tx) =>
      subscribedAgencies(tx, query, services.clock.now()),
    );
    const sited = data.map(async (row) => ({ ...row, ...(await siteOf(services, row.agencyId)) }));
    return { ...rest, data: await Promise.all(sited) };
  }),

  handle(listCoupons, async ({ agency, services }) => {
    requirePlatform(agency);
    const rows = await services.db.asSystem((tx) =>
      tx.selectFrom('coupon').selectAll().orderBy('created_at', 'desc').orderBy('code').execute(),
    );
    return { data: rows.map(asShown) };
  }),

  handle(createCoupon, async ({ body, agency, user, services }) => {
    requirePlatform(agency);
    const code = body.code === undefined ? newCode() : readCode(body.code);
    if (!code) throw invalid(subscriptionRefusals.couponCode, 'code');
    return services.db.asSystem(async (tx) => {
      const row = await tx
        .insertInto('coupon')
        .values({
          ...{ code, kind: body.kind, most_uses: body.mostUses, last_day: body.lastDay },
          ...{ note: body.note?.trim() || null, created_at: services.clock.now() },
        })
        .onConflict((twice) => twice.column('code').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw conflict(subscriptionRefusals.couponExists);
      const { kind, mostUses, lastDay } = asShown(row);
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id },
        action: 'coupon.create',
        data: { code, kind, mostUses, lastDay },
      });
      return { data: asShown(row) };
    });
  }),

  handle(updateCoupon, async ({ params, body, agency, user, services }) => {
    requirePlatform(agency);
    const code = readCode(params.code);
    if (!code) throw notFound();
    return services.db.asSystem(async (tx) => {
      const before = await tx
        .selectFrom('coupon')
        .selectAll()
        .where('code', '=', code)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw notFound();
      const row = await tx
        .updateTable('coupon')
        .set({
          is_active: body.isActive ?? before.is_active,
          most_uses: body.mostUses === undefined ? before.most_uses : body.mostUses,
          last_day: body.lastDay === undefined ? before.last_day : body.lastDay,
          note: body.note === undefined ? before.note : body.note?.trim() || null,
        })
        .where('code', '=', code)
        .returningAll()
        .executeTakeFirstOrThrow();
      await note(tx, services, {
        ...{ agencyId: agency.id, userId: user.id },
        action: 'coupon.update',
        data: { code, isActive: row.is_active, mostUses: row.most_uses, lastDay: row.last_day },
      });
      return { data: asShown(row) };
    });
  }),
];
