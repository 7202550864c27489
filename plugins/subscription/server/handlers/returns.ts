import { conflict, notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import type { Tx } from '@/server/db/types';
import { handle, type Handler } from '@/server/ports/handle';
import { listRefusedReturns, type RefusedReturn, retryReturn } from '../../contract/refunds';
import { subscriptionRefusals } from '../../contract/refusals';
import { requireReturning } from '../billing';
import { driveRefund, invoiceOfPayment } from '../steps/refund';
import { findInvoice } from '../store/invoice-list';
import { beginRefund, refundOf } from '../store/refunds';
import { refusedReturns } from '../store/returns';
import { requireAccepted } from './begin';
import { requirePlatform } from './platform';

type Point = Awaited<ReturnType<ReturnType<typeof refusedReturns>['execute']>>[number];

const amountOf = ({ facts }: Point) => ({ amount: facts.amount ?? 0, currency: facts.currency ?? 'USD' });

/** A point as it is shown, with how a return of the payment stands by now. */
async function asShown(tx: Tx, point: Point): Promise<RefusedReturn> {
  const refund = await refundOf(tx, point.subject);
  const isReturned = point.gone_at !== null || refund?.state === 'done';
  return {
    ...{ id: point.id, amount: amountOf(point), reference: point.subject },
    ...{ since: point.opened_at.toISOString(), said: point.facts.said ?? null },
    status: isReturned ? 'returned' : refund ? 'asking' : 'refused',
  };
}

/** What a gateway has refused to return, and asking it once more. */
export const returnHandlers: readonly Handler[] = [
  handle(listRefusedReturns, async ({ agency, services }) => {
    requirePlatform(agency);
    return services.db.asSystem(async (tx) => {
      const points = await refusedReturns(tx)
        .where('gone_at', 'is', null)
        .where('settled_at', 'is', null)
        .execute();
      const data: RefusedReturn[] = [];
      for (const point of points) data.push(await asShown(tx, point));
      return { data };
    });
  }),

  handle(retryReturn, async ({ params, body, agency, user, services }) => {
    requirePlatform(agency);
    const { db, clock, audit } = services;
    if (!isUuid(params.id)) throw notFound();
    const find = async (tx: Tx) => {
      const point = await refusedReturns(tx).where('id', '=', params.id).executeTakeFirst();
      if (!point) throw notFound();
      return point;
    };
    requireReturning(services);
    const begun = await db.asSystem(async (tx) => {
      const point = await find(tx);
      const amount = amountOf(point);
      requireAccepted(amount, body.accepted);
      if (point.gone_at) return null;
      if (point.settled_at) throw conflict(subscriptionRefusals.settledByHand);
      const { subject: payment_ref } = point;
      const invoice = await invoiceOfPayment(tx, payment_ref);
      // Why it goes back was said when it was first asked for.
      const before = invoice && (await findInvoice(tx, invoice.id))?.refund;
      const row = await beginRefund(
        tx,
        {
          ...{ agency_id: invoice?.agency_id ?? agency.id, invoice_id: invoice?.id ?? null, payment_ref },
          ...{
            amount_minor: amount.amount,
            currency: amount.currency,
            reason: before?.reason ?? null,
            user_id: user.id,
          },
        },
        clock.now(),
      );
      if (row)
        await audit.record(tx, {
          ...{ agencyId: agency.id, userId: user.id, action: 'subscription.refund', subject: payment_ref },
          after: { amount },
        });
      return row ?? (await refundOf(tx, payment_ref)) ?? null;
    });
    if (begun) await driveRefund(services, begun);
    return { data: await db.asSystem(async (tx) => asShown(tx, await find(tx))) };
  }),
];
