import { PICTURE_TYPES } from '@/core/contract';
import { z } from 'zod/mini';
import { createSecretBox } from '../config/secret-box';
import { PURPOSES } from './purposes';

/** How long an upload address is good for. */
export const TICKET_MS = 5 * 60_000;

const Ticket = z.object({
  /** Names the file-to-be, and the one use of the address. */
  id: z.string(),
  userId: z.string(),
  /** Signing out takes the address along (SEC-05). */
  sessionId: z.string(),
  purpose: z.enum(PURPOSES),
  type: z.enum(PICTURE_TYPES),
  /** Milliseconds since 1970. */
  expiresAt: z.number(),
});
export type Ticket = z.output<typeof Ticket>;

/** What an upload address carries: sealed, so that it can be neither changed nor used at another agency. */
export function createTickets(signingSecret: string) {
  const box = createSecretBox(signingSecret, 'upload address');
  return {
    seal: (agencyId: string, ticket: Ticket): string => box.seal(agencyId, JSON.stringify(ticket)),

    /** Null for what was not sealed here, for this agency, or came too late. */
    open(agencyId: string, sealed: string, now: Date): Ticket | null {
      const text = box.open(agencyId, sealed);
      if (text === null) return null;
      const ticket = z.safeParse(Ticket, JSON.parse(text));
      return ticket.success && ticket.data.expiresAt > now.getTime() ? ticket.data : null;
    },
  };
}
export type Tickets = ReturnType<typeof createTickets>;
