import { safeParse, z } from 'zod/mini';

const Errors = z.array(z.object({ field: z.string(), message: z.string() }));
/** What stands at a field of the frame. */
export type FieldProblem = z.output<typeof Errors>[number];

/** What the gateway's frame says; see server/payment/README.md. Everything in it is input. */
const FrameMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('caravel:ready') }),
  z.object({ type: z.literal('caravel:height'), height: z.number() }),
  z.object({
    type: z.literal('caravel:change'),
    complete: z.boolean(),
    brand: z.string(),
    errors: z.optional(Errors),
  }),
  z.object({ type: z.literal('caravel:submit') }),
  z.object({ type: z.literal('caravel:busy'), requestId: z.optional(z.string()) }),
  z.object({
    type: z.literal('caravel:error'),
    errors: Errors,
    requestId: z.optional(z.string()),
  }),
  z.object({
    type: z.literal('caravel:token'),
    token: z.string().check(z.minLength(4), z.maxLength(200)),
    card: z.object({ brand: z.string(), last4: z.string() }),
    requestId: z.optional(z.string()),
  }),
]);
export type FrameMessage = z.output<typeof FrameMessage>;

/** The message, when it comes from the frame's own window and is understood; null for anything else. */
export function readFrameMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'data'>,
  frame: Window | null | undefined,
): FrameMessage | null {
  if (!frame || event.source !== frame) return null;
  const message = safeParse(FrameMessage, event.data);
  return message.success ? message.data : null;
}

/** CSS pixels that the frame may take: enough for a gateway's list of ways to pay, never for ever more. */
export const frameHeight = (asked: number): number => Math.min(1_000, Math.max(160, Math.ceil(asked)));
