/** A letter about an account that is on its way, or may be. */
export interface AccountLetter {
  kind: 'verify' | 'reset';
  email: string;
}

declare module '@tanstack/history' {
  interface HistoryState {
    /** What `/check-inbox` speaks of: it outlives a reload and stands in no address. */
    letter?: AccountLetter;
  }
}

/** Milliseconds between a letter and the next one that may be asked for. */
export const LETTER_WAIT_MS = 60_000;

/** What is left of the wait as `0:42`; empty when it is over. */
export function waitLeft(sentAt: number, now: number): string {
  const seconds = Math.ceil((sentAt + LETTER_WAIT_MS - now) / 1000);
  if (seconds <= 0) return '';
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
