import { isDeepStrictEqual } from 'node:util';
import type { Money } from '@/core/contract';
import { conflict } from '@/server/error';
import { json } from '@/server/db/json';
import type { Tx } from '@/server/db/types';
import type { Services } from '@/server/ports/services';
import { newToken } from '@/server/auth/token';
import { subscriptionRefusals } from '../../contract/refusals';
import type { BillingDetails } from '../../contract/subscription';
import { drive, type Parts } from '../steps/drive';
import { attemptByKey } from '../store/attempts';
import { holdUse } from '../store/coupons';
import { holdBilling } from '../store/write';
import type { AttemptKind, AttemptRow, CouponRow, SignUpFacts } from '../store/tables';
import type { PlanId } from '../../contract/plans';
import type { SavedCard } from '@/server/ports/billing';
import type { Owed } from '@/server/ports/owed';
import { hashOf, progressOf, requireKey } from './progress';

/** Throws HttpError 409 when what stood on screen is not what is due (INV-5). */
export function requireAccepted(due: Money, accepted: Money): void {
  if (!isDeepStrictEqual(due, accepted)) throw conflict(subscriptionRefusals.priceChanged);
}

/** What somebody at a browser asks to be paid. */
export interface Wish {
  readonly agencyId: string;
  readonly kind: AttemptKind;
  readonly userId: string | null;
  readonly plan: PlanId;
  readonly coupon: Pick<CouponRow, 'code' | 'kind'> | null;
  readonly periodIndex: number | null;
  readonly amount: Money;
  /** What that holds beside the plan. */
  readonly extras?: readonly Owed[];
  readonly payer: string;
  readonly email: string;
  /** A token of a new card, or the card that is kept. */
  readonly token: string | null;
  readonly card: SavedCard | null;
  /** Path of the page to come back to; the attempt is named behind it. */
  readonly page: string;
  readonly billing: BillingDetails | null;
  readonly signUp?: { facts: SignUpFacts; subdomain: string; nameKey: string; passwordHash: string };
}

async function write(
  tx: Tx,
  wish: Wish,
  named: { key: string; hash: string },
  now: Date,
): Promise<AttemptRow> {
  const { coupon, amount, signUp } = wish;
  if (coupon) await holdUse(tx, coupon.code);
  const id = newToken();
  return tx
    .insertInto('subscription_attempt')
    .values({
      ...{ agency_id: wish.agencyId, id, kind: wish.kind, user_id: wish.userId, plan: wish.plan },
      state: wish.token === null ? 'charging' : 'saving',
      ...{ idempotency_key: named.key, request_hash: named.hash },
      ...{
        coupon_code: coupon?.code ?? null,
        coupon_kind: coupon?.kind ?? null,
        period_index: wish.periodIndex,
      },
      ...{ amount_minor: amount.amount, currency: amount.currency, extras: json(wish.extras ?? []) },
      ...{ payer: wish.payer, email: wish.email, token: wish.token },
      ...{ card: json(wish.card), billing: json(wish.billing), return_path: `${wish.page}?verify=${id}` },
      ...(signUp && {
        ...{ facts: json(signUp.facts), subdomain: signUp.subdomain, name_key: signUp.nameKey },
        password_hash: signUp.passwordHash,
      }),
      ...{ next_try_at: now, created_at: now, updated_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The names of the indices that keep two open attempts apart. */
const REFUSED: Readonly<Record<string, (typeof subscriptionRefusals)[keyof typeof subscriptionRefusals]>> = {
  subscription_attempt_subdomain: subscriptionRefusals.exists,
  subscription_attempt_name: subscriptionRefusals.exists,
  subscription_attempt_one: subscriptionRefusals.busy,
};

/**
 * Begins what a request asks for, once for its key: whoever presses twice, or reloads, is answered with what was begun.
 * `prepare` checks the wish and is not asked again for a repeated key; it runs in a transaction across agencies, because
 * names and coupons are all agencies'. Throws HttpError.
 */
export async function beginOnce(
  services: Parts & Pick<Services, 'config' | 'agencyById'>,
  asked: { agencyId: string; key: string | undefined; body: unknown },
  prepare: (tx: Tx) => Promise<Wish>,
) {
  const key = `browser:${requireKey(asked.key)}`;
  const hash = hashOf(services.config, asked.body);
  const known = async () => {
    const row = await services.db.withTenant(asked.agencyId, (tx) => attemptByKey(tx, asked.agencyId, key));
    if (row && row.request_hash !== hash) throw conflict(subscriptionRefusals.sentOtherwise);
    return row;
  };
  const begin = () =>
    services.db
      .asSystem(async (tx) => {
        await holdBilling(tx, asked.agencyId);
        return write(tx, await prepare(tx), { key, hash }, services.clock.now());
      })
      .catch(async (error: unknown) => {
        const { code, constraint } = error as { code?: unknown; constraint?: string };
        if (code !== '23505') throw error;
        // Another tab was a moment faster with the same press of the button.
        const first = await known();
        if (first) return first;
        throw conflict(REFUSED[constraint ?? ''] ?? subscriptionRefusals.busy);
      });
  const begun = (await known()) ?? (await begin());
  const row = (await drive(services, begun)) ?? begun;
  // It was paid in another way meanwhile, and this money goes back.
  if (row.failure === 'paid-already') throw conflict(subscriptionRefusals.paidAlready);
  return progressOf(services, row);
}
