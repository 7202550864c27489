import { type Endpoint, endpoint } from '@/core/contract/endpoint';
import { ProgressAnswer, verifySubscription } from '../../contract/progress';
import { verifyPaymentMethod } from '../../contract/payment-methods';

const ROOT = '/api/agency/subscriptions/';

/** The call at a path that the server has supplied (R428). Throws for one that is no question of ours (SEC-12). */
export function progressCall(
  path: string,
): Endpoint<`/api/${string}`, undefined, undefined, typeof ProgressAnswer> {
  if (!path.startsWith(ROOT) || path.includes('..')) throw new Error('The path to verify is not one of ours');
  return endpoint({
    method: 'GET',
    path: path as typeof ROOT,
    access: 'public',
    summary: verifySubscription.summary,
    response: ProgressAnswer,
  });
}

/** What stands behind `?verify=` for a path, so that the page can be reloaded and come back to. */
export const idOfPath = (path: string): string => decodeURIComponent(/[^/=]*$/.exec(path)?.[0] ?? '');

/** The path of a payment of the subscription, and of a change of its card, by the id in the address. */
export const paymentPath = (id: string): string =>
  verifySubscription.path.replace('{id}', encodeURIComponent(id));
export const cardPath = (id: string): string => `${verifyPaymentMethod.path}?id=${encodeURIComponent(id)}`;
