import Stripe from 'stripe';
import { readBytes } from '@/server/http/body';
import { COMMON_HEADERS } from '@/server/http/headers';
import { rawRoute, type RawRoute } from '@/server/http/raw';
import { idOf } from './events';

interface WebhookParts {
  readonly stripe: Stripe;
  readonly secrets: readonly string[];
  /** What follows from an event. */
  readonly follow: (event: Stripe.Event) => Promise<void>;
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

const plain = (status: number, text: string) =>
  new Response(text, { status, headers: { ...COMMON_HEADERS, 'content-type': 'text/plain; charset=utf-8' } });

/**
 * Hears Stripe. An event is a reason to look again and nothing more (`events.ts`).
 */
export function webhookRoute(parts: WebhookParts): RawRoute {
  const { stripe, follow } = parts;

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
