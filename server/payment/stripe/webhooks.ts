import Stripe from 'stripe';
import { readBytes } from '../../http/body';
import { COMMON_HEADERS } from '../../http/headers';
import { rawRoute, type RawRoute } from '../../http/raw';
import { on } from './client';
import { fromStripe } from './minor-units';
import type { Heard } from '../../ports/payment';
import type { StripeMemory } from './tables';

/** A payer has taken a payment up with the bank. */
export interface Disputed {
  readonly id: string;
  /** Under which the payment was asked for. */
  readonly key: string;
  readonly amount: number;
  readonly currency: string;
  /** Until when it can be answered; null once nothing can be said any more. */
  readonly until: Date | null;
}

/** What follows from an event. */
export interface WebhookEffects {
  /** Looks again at a payment, and at whatever asked for it. */
  readonly nudge: (heard: Heard) => Promise<void>;
  readonly disputed: (dispute: Disputed) => Promise<void>;
  readonly accountChanged: (account: string) => Promise<void>;
}

interface WebhookParts extends WebhookEffects {
  readonly stripe: Stripe;
  readonly secrets: readonly string[];
  readonly memory: Pick<StripeMemory, 'byIntent'>;
  readonly now: () => Date;
  /** Whether an event was dealt with before, and that it was. */
  readonly isKnown: (id: string) => Promise<boolean>;
  readonly note: (id: string) => Promise<void>;
  readonly onTrouble: (error: unknown, event: { id: string; type: string }) => void;
}

export const WEBHOOK_PATH = '/webhooks/stripe';
/** An event of Stripe's takes a few kilobytes. */
const MOST_BYTES = 256 * 1024;
/** Older signatures may be somebody's who has listened. */
const TOLERANCE_S = 300;

const ID = /^[a-z]{2,10}_[A-Za-z0-9_]{1,100}$/;
const idOf = (value: unknown): string | null => {
  const id = typeof value === 'object' && value !== null ? (value as { id?: unknown }).id : value;
  return typeof id === 'string' && ID.test(id) ? id : null;
};

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });

/** Whether a dispute still waits for somebody. */
const isOpen = ({ status }: Stripe.Dispute): boolean => !['won', 'lost', 'warning_closed'].includes(status);

/**
 * Hears Stripe. An event is a reason to look again and nothing more: of what it says only names are used, and what they name
 * is read at Stripe. It may come late, twice, in any order, or never.
 */
export function webhookRoute(parts: WebhookParts): RawRoute {
  const { stripe, memory } = parts;

  async function dispute(id: string, account: string | null): Promise<void> {
    const found = await stripe.disputes.retrieve(id, {}, on(account));
    const kept = await memory.byIntent(idOf(found.payment_intent) ?? '');
    if (!kept || kept.account !== account) return;
    const due = found.evidence_details.due_by;
    await parts.disputed({
      ...{ id, key: kept.key, ...fromStripe(found.amount, found.currency) },
      until: isOpen(found) ? new Date((due ?? found.created + 7 * 86_400) * 1000) : null,
    });
  }

  async function follow({ type, account: named, data }: Stripe.Event): Promise<void> {
    const account = named ?? null;
    const id = idOf(data.object);
    if (!id) return;
    const intent = type === 'charge.refunded' ? idOf((data.object as Stripe.Charge).payment_intent) : id;
    if (type.startsWith('payment_intent.') || type === 'charge.refunded') {
      const kept = await memory.byIntent(intent ?? '');
      if (kept && kept.account === account) await parts.nudge({ key: kept.key, paymentRef: kept.intent });
    } else if (type.startsWith('charge.dispute.')) await dispute(id, account);
    else if (type === 'account.updated') await parts.accountChanged(id);
    else if (type === 'account.application.deauthorized' && account) await parts.accountChanged(account);
  }

  /** The event, where it was signed with this secret and lately. */
  function readEvent(bytes: Uint8Array, signature: string, secret: string): Stripe.Event | null {
    try {
      const now = parts.now().getTime();
      return stripe.webhooks.constructEvent(
        Buffer.from(bytes),
        signature,
        secret,
        TOLERANCE_S,
        undefined,
        now,
      );
    } catch {
      return null;
    }
  }

  return rawRoute('POST', WEBHOOK_PATH, async ({ request }) => {
    const bytes = await readBytes(request, MOST_BYTES);
    const signature = request.headers.get('stripe-signature') ?? '';
    const event = parts.secrets
      .map((secret) => readEvent(bytes, signature, secret))
      .find((one) => one !== null);
    if (!event) return plain(400, 'Not signed by Stripe');
    if (idOf(event.id) === null || typeof event.type !== 'string') return plain(400, 'Not an event');
    try {
      if (await parts.isKnown(event.id)) return plain(200, 'known');
      await follow(event);
      await parts.note(event.id);
      return plain(200, 'ok');
    } catch (error) {
      parts.onTrouble(error, { id: event.id, type: event.type });
      // Stripe sends it again.
      return plain(503, 'not now');
    }
  });
}
