import { DEMO_PASSWORD } from './demo-accounts';

/** What decides whether the demo runs: its dev mailbox and known passwords open every door. */
interface Circumstances {
  /** What `DEMO` says; null when it says nothing. */
  readonly asked: boolean | null;
  readonly environment: string;
  readonly isEmbedded: boolean;
  /** Hosts that browsers are sent to. */
  readonly hosts: readonly string[];
}

/** The name, or a name under it, that every browser looks for on its own machine, and that machine's addresses. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** Whether only browsers of this machine are sent here. */
export const isOnThisMachine = (config: { publicUrl: string; platformHost: string }): boolean =>
  [new URL(config.publicUrl).hostname, config.platformHost].every(isLoopback);

/**
 * Whether the demo runs: when it is asked for, and else only for whoever tries the product on their own machine.
 * Null: it was asked for in production, where it may never run.
 */
export function demoMode({ asked, environment, isEmbedded, hosts }: Circumstances): boolean | null {
  if (environment.toLowerCase() === 'prod') return asked ? null : false;
  return asked ?? (isEmbedded && hosts.every(isLoopback));
}

/** What whoever runs the demo where others can reach it has to read; null when it stays on this machine. */
export function demoWarning(config: { demo: boolean; publicUrl: string; platformHost: string }) {
  const hosts = [new URL(config.publicUrl).hostname, config.platformHost];
  const open = config.demo && hosts.find((host) => !isLoopback(host));
  return open
    ? `DEMO MODE IS ON AT A PUBLIC ADDRESS (${open}): anybody can read all mail at /dev/mail and sign in as an owner ` +
        'with the demo password. Keep no real data here; unset DEMO to switch it off.'
    : null;
}

/** Outside demo mode the published password opens nothing: a database may still have the demo's people from before. */
export const isPublishedPassword = (password: string, config: { demo: boolean }): boolean =>
  !config.demo && password === DEMO_PASSWORD;
