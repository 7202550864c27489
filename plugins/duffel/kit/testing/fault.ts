/**
 * What a call may be told to do wrong, once; `limited` each time that it is sent again after the pause. `commit` ones do the work
 * first.
 */
export type Fault =
  | 'gone'
  | 'price-changed'
  | 'limited'
  | 'unavailable'
  | 'broken'
  | 'bad-gateway'
  | 'not-created'
  | 'gateway-timeout'
  | 'commit-then-504'
  | 'commit-then-drop'
  | 'commit-then-garble'
  | 'commit-then-slow'
  | 'drop'
  | 'garbled'
  | 'slow'
  | 'redirect'
  /** 202 or 200 with the order there at once, later, or never. */
  | 'accepted'
  | 'accepted-later'
  | 'confirmed-later'
  | { readonly refused: string; readonly status?: number };

export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly type: string;
}

const refusal = (status: number, code: string, type: string): Refusal => ({ status, code, type });

/** Faults that are plain answers. */
export function refusalOf(fault: Fault): Refusal | null {
  if (typeof fault === 'object') return refusal(fault.status ?? 422, fault.refused, 'invalid_state_error');
  switch (fault) {
    case 'gone':
      return refusal(422, 'offer_no_longer_available', 'airline_error');
    case 'price-changed':
      return refusal(422, 'price_changed', 'invalid_state_error');
    case 'limited':
      return refusal(429, 'rate_limit_exceeded', 'rate_limit_error');
    case 'unavailable':
      return refusal(503, 'service_unavailable', 'api_error');
    case 'broken':
      return refusal(500, 'internal_server_error', 'api_error');
    case 'not-created':
      return refusal(502, 'order_not_created', 'airline_error');
    case 'gateway-timeout':
      return refusal(504, 'gateway_timeout', 'api_error');
    default:
      return null;
  }
}

/** As often as a call is sent that is answered with a pause (`server/lines`). */
const SENT = 3;
/** What happens to the sendings of calls with these faults. */
export const sendingsOf = (faults: readonly (Fault | null)[]): (Fault | null)[] =>
  faults.flatMap((fault) => Array.from({ length: fault === 'limited' ? SENT : 1 }, () => fault));

export const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' &&
  answer !== null &&
  'code' in answer &&
  'status' in answer &&
  !('id' in answer);

/** What Duffel answers when it will not. */
export const no = (code: string, status = 422, type = 'validation_error'): Refusal => ({
  status,
  code,
  type,
});
