import { HttpError } from '@/server/error';
import type { Network } from '@/server/ports/network';
import type { Budget } from '@/server/ports/budget';
import type { HandlerInput } from '@/server/ports/handle';
import type { SessionUser } from '@/server/ports/user';
import { subscriptionRefusals } from '../../contract/refusals';
import { readCode } from '../store/coupons';

/** Wrong coupon codes in an hour, after which none is looked up any more, right ones included: of one network, or one account. */
const WRONG_CODES = 10;
/** The same of everybody at one agency's site. */
const WRONG_CODES_AGENCY = 200;
const HOUR_S = 60 * 60;

const isWrongCode = (error: unknown): boolean =>
  error instanceof HttpError && error.said === subscriptionRefusals.coupon;

interface Count {
  readonly budget: Budget;
  readonly key: string;
  readonly from?: Network;
}

const countsOf = ({ services, request, agency, user }: Parameters<typeof tryCode>[0]): Count[] => {
  const budget = (name: string, points: number) => services.budget(name, points, HOUR_S);
  return [
    { budget: budget('coupon', WRONG_CODES), key: 'from', from: request.network },
    ...(user ? [{ budget: budget('coupon-account', WRONG_CODES), key: user.id }] : []),
    { budget: budget('coupon-agency', WRONG_CODES_AGENCY), key: agency.id },
  ];
};

/**
 * Runs what depends on a code that somebody typed. It counts as a wrong one from before its beginning, so that of many at once
 * no more are tried than one after the other, and is given back unless the code was wrong. Not to be called inside a
 * transaction. Throws HttpError 429.
 */
export async function tryCode<T>(
  input: Pick<HandlerInput<unknown>, 'services' | 'request' | 'agency'> & {
    readonly user: SessionUser | null;
  },
  typed: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (typed === undefined || readCode(typed) === null) return run();
  const taken: Count[] = [];
  let isWrong = false;
  try {
    for (const count of countsOf(input)) {
      await count.budget.spend(count.key, count.from);
      taken.push(count);
    }
    return await run();
  } catch (error) {
    isWrong = isWrongCode(error);
    throw error;
  } finally {
    if (!isWrong) for (const { budget, key, from } of taken) await budget.giveBack(key, from);
  }
}
