import { HttpError } from '@/server/error';
import type { HandlerInput } from '@/server/ports/handle';
import { subscriptionRefusals } from '../../contract/refusals';
import { readCode } from '../store/coupons';

/** Wrong coupon codes from one address in an hour, after which none of it is looked up any more, right ones included. */
const WRONG_CODES = 10;
const HOUR_S = 60 * 60;

const isWrongCode = (error: unknown): boolean =>
  error instanceof HttpError && error.said === subscriptionRefusals.coupon;

/**
 * Runs what depends on a code that somebody typed. It counts as a wrong one from before its beginning, so that of many at once
 * no more are tried than one after the other, and is given back unless the code was wrong. Not to be called inside a
 * transaction. Throws HttpError 429.
 */
export async function tryCode<T>(
  { services, request }: Pick<HandlerInput<unknown>, 'services' | 'request'>,
  typed: string | undefined,
  run: () => Promise<T>,
): Promise<T> {
  if (typed === undefined || readCode(typed) === null) return run();
  const budget = services.budget('coupon', WRONG_CODES, HOUR_S);
  await budget.spend(request.ip);
  let isWrong = false;
  try {
    return await run();
  } catch (error) {
    isWrong = isWrongCode(error);
    throw error;
  } finally {
    if (!isWrong) await budget.giveBack(request.ip);
  }
}
