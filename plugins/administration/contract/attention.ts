import { z } from 'zod/mini';
import { endpoint, Money, pagingFrom, SentMoney } from '@/core/contract';
import { ATTENTION_KINDS, DIFFERENCE_CODES, LETTER_REFUSALS } from '@/core/contract/attention';

/** What staff can do about a point. */
export const ATTENTION_ACTIONS = ['ask-again', 'refund', 'give-up', 'send-again', 'write', 'settle'] as const;
export type AttentionAction = (typeof ATTENTION_ACTIONS)[number];

/** Something that waits for a person, with what is known of it. */
export const AttentionPoint = z.object({
  id: z.string(),
  kind: z.enum(ATTENTION_KINDS),
  status: z.enum(['open', 'settled', 'gone']),
  openedAt: z.string(),
  booking: z.nullable(
    z.object({ id: z.string(), product: z.string(), locator: z.nullable(z.string()), contact: z.string() }),
  ),
  /** The money that it is about. */
  amount: z.nullable(Money),
  /** What a supplier has returned of what was cancelled there; `amount` is what the client gets back. */
  returned: z.nullable(Money),
  /** In the words of whoever said it. */
  said: z.nullable(z.string()),
  since: z.nullable(z.string()),
  until: z.nullable(z.string()),
  /** When the engine asks again by itself. */
  nextTryAt: z.nullable(z.string()),
  letter: z.nullable(
    z.object({
      recipient: z.string(),
      subject: z.string(),
      /** Why a mail server refuses it for good; null while it is tried again. */
      refusal: z.nullable(z.enum(LETTER_REFUSALS)),
    }),
  ),
  /** What one book says and the other. */
  difference: z.nullable(
    z.object({
      code: z.enum(DIFFERENCE_CODES),
      ours: z.nullable(Money),
      theirs: z.nullable(Money),
    }),
  ),
  /** What it is called at the gateway or the supplier. */
  reference: z.nullable(z.string()),
  /** Whether somebody of the staff may bring it to its end outside: `settle` moves the booking on then. */
  movesBooking: z.boolean(),
  settled: z.nullable(z.object({ at: z.string(), by: z.nullable(z.string()), note: z.string() })),
  goneAt: z.nullable(z.string()),
  actions: z.array(z.enum(ATTENTION_ACTIONS)),
});
export type AttentionPoint = z.output<typeof AttentionPoint>;

export const listAttention = endpoint({
  method: 'GET',
  path: '/api/agency/attention',
  access: 'staff',
  summary:
    'What waits for a person, or with `show=done` what was settled or has resolved itself; newest first. A restricted agent sees that of the own bookings.',
  query: z.strictObject({
    show: z.optional(z.enum(['open', 'done'])),
    ...pagingFrom,
  }),
  response: z.object({ data: z.array(AttentionPoint), totalCount: z.int() }),
});

const Answer = z.object({ data: AttentionPoint });
/** What was shown to whoever presses the button; the call is refused when it is another amount by now. */
const Accepted = z.nullable(SentMoney);

export const askAgain = endpoint({
  method: 'POST',
  path: '/api/agency/attention/{id}/ask-again',
  access: 'staff',
  rate: 'write',
  summary: 'Asks the supplier or the gateway again now, or hands the letter to the mail server again.',
  body: z.strictObject({}),
  response: Answer,
});

export const refundAgain = endpoint({
  method: 'POST',
  path: '/api/agency/attention/{id}/refund',
  access: 'staff',
  rate: 'write',
  summary: 'Asks the gateway again to return or release the money.',
  body: z.strictObject({ accepted: Accepted }),
  response: Answer,
});

export const giveUpOrder = endpoint({
  method: 'POST',
  path: '/api/agency/attention/{id}/give-up',
  access: 'staff',
  rate: 'write',
  summary:
    'Gives up an order of which the supplier has not said what became of it, and lets go of its money; should the supplier turn out to have it, it is cancelled there or raised again.',
  body: z.strictObject({ accepted: Accepted }),
  response: Answer,
});

const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

export const settlePoint = endpoint({
  method: 'POST',
  path: '/api/agency/attention/{id}/settle',
  access: 'staff',
  rate: 'write',
  summary: 'Says how it was settled outside; where the booking waits for that, it moves on.',
  body: z.strictObject({ note: Note, accepted: Accepted }),
  response: Answer,
});

export const writeToClient = endpoint({
  method: 'POST',
  path: '/api/agency/attention/{id}/letter',
  access: 'staff',
  rate: 'write',
  summary: "Sends a letter in the agency's name to the address of the booking.",
  body: z.strictObject({
    subject: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.regex(/^[^\r\n]*$/)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
  }),
  response: Answer,
});
