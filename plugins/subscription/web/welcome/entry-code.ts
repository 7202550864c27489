import { redirect } from '@tanstack/react-router';

let held: string | null = null;

/**
 * Takes the code of `/welcome#<code>` out of the address before the page is drawn or asks for anything, so that it stays in
 * no history and on no screenshot; a fragment is sent to nobody. Kept in memory until the page asks for it.
 */
export function takeEntryCode({ location }: { location: { hash: string } }): void {
  const code = location.hash.replace(/^#/, '');
  if (!code) return;
  held = code;
  throw redirect({ to: '/welcome', hash: '', replace: true });
}

/** What was taken, once; null when there was nothing, or it was claimed before. */
export function claimEntryCode(): string | null {
  const claimed = held;
  held = null;
  return claimed;
}
