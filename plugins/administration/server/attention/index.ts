import { lookAround } from '@/server/attention';
import type { Money } from '@/core/contract';
import { notFound } from '@/server/error';
import { isUuid } from '@/server/http/uuid';
import { deliverAgain } from '@/server/mail/mailer';
import { handle, type Handler, type HandlerInput } from '@/server/ports/handle';
import {
  askAgain,
  type AttentionAction,
  type AttentionPoint,
  giveUpOrder,
  listAttention,
  refundAgain,
  settlePoint,
  writeToClient,
} from '../../contract/attention';
import { administrationRefusals as refusals } from '../../contract/refusals';
import { conflict } from '@/server/error';
import { clientsLetter } from './letters';
import { findPoint, type FoundPoint, listPoints, pointOf } from './list';

type Input = Pick<
  HandlerInput<typeof askAgain>,
  'params' | 'agency' | 'user' | 'services' | 'request' | 'tenant'
>;

/** The point, for whoever may see it and may do this about it now. Throws HttpError 404 and 409. */
async function open({ params, agency, user, tenant }: Input, action: AttentionAction): Promise<FoundPoint> {
  const found = isUuid(params.id) ? await tenant((tx) => findPoint(tx, { agency, user }, params.id)) : null;
  if (!found) throw notFound();
  if (!pointOf(found).actions.includes(action)) throw conflict(refusals.pointDone);
  return found;
}

/** How the point stands after something was done about it. */
async function after({ params, agency, user, services, tenant }: Input): Promise<{ data: AttentionPoint }> {
  await lookAround(services.db, services.clock.now());
  const found = await tenant((tx) => findPoint(tx, { agency, user }, params.id));
  if (!found) throw notFound();
  return { data: pointOf(found) };
}

const callerOf = ({ agency, user, request }: Input) => ({ agency, user, signal: request.signal });

/** Nobody moves other money than was shown. Throws HttpError 409. */
function requireSeen(point: FoundPoint, accepted: Money | null): void {
  const { amount } = pointOf(point);
  if (amount?.amount !== accepted?.amount || amount?.currency !== accepted?.currency)
    throw conflict(refusals.stakeChanged);
}

async function markSettled(
  input: Input,
  { id, kind, booking_id, subject }: FoundPoint,
  note: string,
): Promise<void> {
  const { agency, user, services, tenant } = input;
  await tenant(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('attention')
      .set({ settled_at: services.clock.now(), settled_by: user.id, note })
      .where('agency_id', '=', agency.id)
      .where('id', '=', id)
      .where('settled_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict(refusals.pointDone);
    await services.audit.record(tx, {
      agencyId: agency.id,
      userId: user.id,
      action: 'attention.settle',
      subject: booking_id ?? subject,
      after: { kind },
    });
  });
}

/** Settling what a booking waits for brings it there; of the rest it is only said how it was settled. */
async function settle(
  input: Input,
  point: FoundPoint,
  { note, accepted }: { note: string; accepted: Money | null },
): Promise<void> {
  if (point.booking_id && pointOf(point).movesBooking) {
    requireSeen(point, accepted);
    await input.services.bookings.settleByHand(callerOf(input), point.booking_id, { accepted, note });
  }
  await markSettled(input, point, note);
}

/** What waits for a person, and what can be done about it. */
export const attentionHandlers: readonly Handler[] = [
  handle(listAttention, ({ query, agency, user, tenant }) =>
    tenant((tx) => listPoints(tx, { agency, user }, query)),
  ),

  handle(askAgain, async (input) => {
    const { agency, user, services, tenant, params } = input;
    const found = isUuid(params.id) ? await tenant((tx) => findPoint(tx, { agency, user }, params.id)) : null;
    const isLetter = found?.kind === 'letter-undelivered';
    const point = await open(input, isLetter ? 'send-again' : 'ask-again');
    if (isLetter)
      await tenant(async (tx) => {
        await deliverAgain(services.jobs, tx, { agencyId: agency.id, id: point.subject });
        await services.audit.record(tx, {
          agencyId: agency.id,
          userId: user.id,
          action: 'attention.send-again',
          subject: point.booking_id ?? point.subject,
          after: { recipient: point.recipient },
        });
      });
    else await services.bookings.askAgain(callerOf(input), point.booking_id ?? '');
    return after(input);
  }),

  handle(refundAgain, async (input) => {
    const point = await open(input, 'refund');
    requireSeen(point, input.body.accepted);
    await input.services.bookings.askAgain(callerOf(input), point.booking_id ?? '', input.body.accepted);
    return after(input);
  }),

  handle(giveUpOrder, async (input) => {
    const point = await open(input, 'give-up');
    requireSeen(point, input.body.accepted);
    await input.services.bookings.giveUp(callerOf(input), point.booking_id ?? '', input.body.accepted);
    return after(input);
  }),

  handle(settlePoint, async (input) => {
    await settle(input, await open(input, 'settle'), input.body);
    return after(input);
  }),

  handle(writeToClient, async (input) => {
    const { agency, user, services, tenant, body } = input;
    const point = await open(input, 'write');
    await tenant(async (tx) => {
      const booking = await tx
        .selectFrom('booking')
        .select(['id', 'contact_email', 'language', 'locator', 'return_path'])
        .where('agency_id', '=', agency.id)
        .where('id', '=', point.booking_id)
        .executeTakeFirstOrThrow();
      const { language, locator, return_path: returnPath } = booking;
      await services.mail.send(
        tx,
        {
          to: booking.contact_email,
          bookingId: booking.id,
          ...clientsLetter(agency, { language, locator, returnPath }, body),
        },
        'asked',
      );
      await services.audit.record(tx, {
        agencyId: agency.id,
        userId: user.id,
        action: 'attention.letter',
        subject: booking.id,
        after: { subject: body.subject },
      });
    });
    return after(input);
  }),
];
