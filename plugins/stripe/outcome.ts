import { told } from '@/core/contract/refusal';
import type Stripe from 'stripe';
import { paymentRefusals } from '@/core/contract/refusals/booking';
import type { AuthoriseOutcome } from '@/server/ports/payment';

type DeclineCode = Extract<AuthoriseOutcome, { kind: 'declined' }>['code'];
/** What Stripe itself refuses with. */
type RefusedWith = Exclude<DeclineCode, 'too-slow'>;
/** What Stripe says of a refusal, as an error and inside of an intent alike. */
export interface Refused {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

const NOT_AUTHENTICATED = [
  'payment_intent_authentication_failure',
  'setup_intent_authentication_failure',
  'authentication_required',
  'payment_intent_payment_attempt_expired',
];

export function declineCode({ code, decline_code }: Refused): RefusedWith {
  if (decline_code === 'insufficient_funds') return 'insufficient-funds';
  if (code === 'expired_card' || decline_code === 'expired_card') return 'expired-card';
  if (NOT_AUTHENTICATED.includes(code ?? '') || decline_code === 'authentication_required')
    return 'authentication-failed';
  return 'declined';
}

export const declined = (code: DeclineCode) =>
  ({ kind: 'declined', code, ...told(paymentRefusals[code]) }) as const;

export const NO_ANSWER = 'Stripe has not answered yet';

export const unknown = (message: string) => ({ kind: 'unknown', message: message.slice(0, 300) }) as const;

/** The charge of an intent that was read with `expand: ['latest_charge']`. */
export function chargeOf({ latest_charge }: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof latest_charge === 'object' ? latest_charge : null;
}

function cardOf(intent: Stripe.PaymentIntent): { brand: string; last4: string } {
  const details = chargeOf(intent)?.payment_method_details;
  return { brand: details?.card?.brand ?? details?.type ?? 'card', last4: details?.card?.last4 ?? '' };
}

/** Card networks keep a hold for seven days, unless the charge says otherwise. */
const HOLD_SECONDS = 7 * 86_400;

/** Until when Stripe lets money be taken that it only holds. */
function heldUntil(intent: Stripe.PaymentIntent): Date | null {
  const charge = intent.status === 'requires_capture' ? chargeOf(intent) : null;
  if (!charge) return null;
  const before = charge.payment_method_details?.card?.capture_before ?? charge.created + HOLD_SECONDS;
  return new Date(before * 1000);
}

/** Where the payer confirms, or finds what is to be paid. */
export function actionUrl(action: object | null): string | null {
  for (const step of Object.values(action ?? {})) {
    if (typeof step !== 'object' || step === null) continue;
    const {
      url,
      hosted_instructions_url: hosted,
      hosted_voucher_url: slip,
    } = step as Record<string, unknown>;
    const address = url ?? hosted ?? slip;
    if (typeof address === 'string') return address;
  }
  return null;
}

/** Until when a slip can be paid; null for every other action. */
export function slipUntil(action: Stripe.PaymentIntent.NextAction | null): Date | null {
  const slip =
    action?.boleto_display_details ?? action?.konbini_display_details ?? action?.multibanco_display_details;
  const until = slip?.expires_at ?? action?.oxxo_display_details?.expires_after;
  return until ? new Date(until * 1000) : null;
}

/** How an authorisation stands, by its intent; absent: it was never asked for. */
export function outcomeOf(intent: Stripe.PaymentIntent): AuthoriseOutcome | { kind: 'absent' } {
  switch (intent.status) {
    case 'requires_capture':
    case 'succeeded': {
      const until = heldUntil(intent);
      return {
        ...{ kind: 'authorised', paymentRef: intent.id, card: cardOf(intent) },
        ...(until ? { heldUntil: until } : {}),
      };
    }
    case 'requires_action': {
      const url = actionUrl(intent.next_action);
      const until = slipUntil(intent.next_action);
      return url
        ? { kind: 'action-required', paymentRef: intent.id, url, ...(until ? { until } : {}) }
        : unknown(`Stripe asks for ${intent.next_action?.type ?? 'nothing'}, which has no page`);
    }
    case 'canceled':
      return declined('authentication-failed');
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_payment_error
        ? declined(declineCode(intent.last_payment_error))
        : { kind: 'absent' };
    default:
      return unknown(NO_ANSWER);
  }
}
