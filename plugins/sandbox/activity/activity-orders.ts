import type { Language } from '@/core/contract';
import { chance, pick } from '@/server/selling/supplier/chance';
import { locatorOf } from '@/server/selling/supplier/codes';
import type { Making, SandboxOrder } from '@/server/selling/supplier/sandbox/orders';
import type { RefundPolicy } from '@/plugins/activity/contract/refund';
import { rejections } from '@/plugins/activity/contract/refusals';
import { ACTIVITY_CONFIRMED_WITHIN_HOURS } from '@/plugins/activity/contract/vocabulary';
import type { Activity } from './content/activity';
import { guestsIn } from '@/plugins/activity/face/order';
import { penaltyNow, type Beginning } from '@/plugins/activity/face/penalty';
import { said, type Said } from '@/plugins/activity/face/said';
import type { ActivityPenalty, SupplierOption, SupplierReason } from '@/plugins/activity/face/port';

const HOUR_MS = 3_600_000;
/** Hours that an organizer takes to answer. */
const ANSWERS_AFTER = [3, 30] as const;
/** The share of activities that let everybody in with a code of their own. */
const ONE_EACH_SHARE = 0.4;
/** Milliseconds after which what comes back changes for whoever asked for that, and by how much of the price. */
const LESS_EVERY_MS = 15_000;
const LESS_SHARE = 0.05;

/** Last names that are refused for a reason of the catalog's. */
export const REJECTED = {
  WEATHER: rejections.weather,
  DUPLICATE: rejections.duplicate,
  CLOSEDDOWN: rejections.notOperating,
  TOOFEW: rejections.tooFew,
  DISASTER: rejections.disaster,
  PRODUCTGONE: rejections.productCancelled,
  NOTICKET: rejections.ticket,
  NOPICKUP: rejections.pickup,
} as const;
/** What comes back changes while it is looked at. */
export const LESS_BACK = 'LESSBACK';

export const lastNamesIn = (request: unknown): string[] =>
  guestsIn(request)?.travelers.map(({ lastName }) => lastName) ?? [];

/** What this supplier writes down about one order. */
export interface ActivityOrder extends SandboxOrder {
  readonly refund: RefundPolicy;
  /** Null of an order for what was gone. */
  readonly at: Beginning | null;
}

/** What it answers to an order that it takes: what is scanned at the entrance, for all or for each. */
export function takeOrder({ activityId, travelers }: SupplierOption, { order, supplierRef }: Making) {
  const locator = locatorOf(order.reference);
  const names = guestsIn(order.request)?.travelers.map(
    ({ firstName, lastName }) => `${firstName} ${lastName}`,
  );
  const isEach = chance(activityId, 'vouchers') < ONE_EACH_SHARE && Object.keys(travelers).length > 0;
  const vouchers =
    isEach && names
      ? names.map((traveler, nth) => ({ code: `${locator}-${nth + 1}`, traveler }))
      : [{ code: locator, traveler: null }];
  return { status: 'confirmed', details: { orderId: supplierRef, vouchers } };
}

/** What is asked of its organizer first is answered hours later, whatever the answer is (R337). */
export function recordOrder(
  order: SandboxOrder,
  activity: Activity | undefined,
  option: SupplierOption | null,
): ActivityOrder {
  const isAsked = activity !== undefined && option !== null && !activity.kind.instant;
  return {
    ...order,
    refund: activity?.kind.refund ?? { kind: 'none' },
    at: activity && option ? { begins: option.begins, day: option.startsAt.day, zone: activity.zone } : null,
    // Who asked for a quick answer gets one.
    ...(isAsked && order.readyAfter === 0
      ? {
          readyAfter: HOUR_MS * pick(...ANSWERS_AFTER, order.reference, 'answers'),
          answersBy: new Date(
            order.createdAt.getTime() + ACTIVITY_CONFIRMED_WITHIN_HOURS * HOUR_MS,
          ).toISOString(),
        }
      : {}),
  };
}

/** What is kept of an order when it is given back now (R338, R339). */
export function penaltyOf({ refund, at, net, fault }: ActivityOrder, now: Date): ActivityPenalty {
  if (!at) return { penalty: net, refundable: false, freeUntil: null };
  const asked = penaltyNow(refund, at, net, now);
  if (fault !== LESS_BACK) return asked;
  const steps = 1 + (Math.floor(now.getTime() / LESS_EVERY_MS) % 8);
  const amount = Math.min(net.amount, asked.penalty.amount + Math.round(net.amount * LESS_SHARE * steps));
  return { ...asked, penalty: { ...net, amount }, freeUntil: null };
}

const REASONS: Readonly<Record<string, Said>> = {
  PLANS: said('My plans have changed', 'Meus planos mudaram', 'Mis planes han cambiado'),
  DATES: said('I chose the wrong day', 'Escolhi o dia errado', 'Elegí el día equivocado'),
  WEATHER: said('The weather', 'O tempo', 'El tiempo'),
  HEALTH: said('Illness or an accident', 'Doença ou acidente', 'Enfermedad o accidente'),
  DUPLICATE: said('I booked twice', 'Reservei duas vezes', 'Reservé dos veces'),
  OTHER: said('Another reason', 'Outro motivo', 'Otro motivo'),
};

/** R342 */
export const reasonsIn = (language: Language): SupplierReason[] =>
  Object.entries(REASONS).map(([code, text]) => ({ code, text: text[language] }));
