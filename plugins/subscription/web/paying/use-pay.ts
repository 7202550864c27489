import { useRef, useState } from 'react';
import { saidBy } from '@/core/api/error';
import type { Said } from '@/core/contract/refusal';
import { forgetIdempotencyKey, idempotencyKeyFor } from '@/core/selling/checkout/pay/idempotency';
import { provesNothing } from '@/core/selling/checkout/pay/outcome';
import { FieldsGone } from '@/core/selling/checkout/pay/use-fields-frame';
import { useAlone } from '@/core/state/use-alone';
import type { SubscriptionProgress } from '../../contract/progress';

/** Why it is not paid. `failed`: no money was taken. `unknown`: nobody knows, and the same is sent again. */
export type PayProblem =
  | { kind: 'failed'; said: Said; detail: Said | null }
  | ({ kind: 'refused' | 'unknown' } & { said: Said; error: unknown })
  | { kind: 'fields-gone' };

interface PayInput<Body> {
  /** What is paid. Its key is kept over reloads, so that a double press or a second try pays once. */
  subject: string;
  send: (body: Body, idempotencyKey: string) => Promise<{ data: SubscriptionProgress }>;
  /** It goes on at this path, or the card's holder must confirm. */
  onFollow: (path: string) => unknown;
  onActive: (progress: SubscriptionProgress) => unknown;
}

/** Pays, once at a time: whatever comes of it is followed, over, or said. */
export function usePay<Body>({ subject, send, onFollow, onActive }: PayInput<Body>) {
  const { pending, alone } = useAlone();
  const [problem, setProblem] = useState<PayProblem | null>(null);
  const sent = useRef<Body | null>(null);

  const transmit = async (body: Body): Promise<PayProblem | null> => {
    sent.current = body;
    try {
      const { data } = await send(body, idempotencyKeyFor(subject));
      if (data.status === 'processing' || data.status === 'action-required') await onFollow(data.verifyPath);
      else forgetIdempotencyKey(subject);
      if (data.status === 'active') await onActive(data);
      return data.status === 'failed' ? { kind: 'failed', said: data, detail: data.detail } : null;
    } catch (error) {
      const said = saidBy(error);
      if (provesNothing(error)) return { kind: 'unknown', said, error };
      forgetIdempotencyKey(subject);
      return { kind: 'refused', said, error };
    }
  };
  const told = (work: () => Promise<PayProblem | null>) =>
    alone(async () => {
      setProblem(null);
      setProblem(await work());
    });

  return {
    pending,
    problem,
    dismiss: () => setProblem(null),
    /** `collect` resolves with null when the card's fields need mending; then nothing is sent. */
    pay: (collect: () => Promise<Body | null>) =>
      told(async () => {
        try {
          const body = await collect();
          return body && (await transmit(body));
        } catch (error) {
          if (error instanceof FieldsGone) return { kind: 'fields-gone' };
          throw error;
        }
      }),
    /** Repeats the request whose answer is missing, word for word. */
    askAgain: () => told(async () => sent.current && transmit(sent.current)),
  };
}
