import { DEMO_PASSWORD } from './demo-accounts';

/** The name, or a name under it, that every browser looks for on its own machine, and that machine's addresses. */
export const isLoopback = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/i.test(host);

/** Whether only browsers of this machine are sent here. */
export const isOnThisMachine = (config: { publicUrl: string; platformHost: string }): boolean =>
  [new URL(config.publicUrl).hostname, config.platformHost].every(isLoopback);

/** An account at a real supplier or gateway, by the variable that names it. */
export interface RealAccount {
  readonly variable: string;
  /** Of its test system: nothing is bought there, and nobody pays. */
  readonly isTest: boolean;
}

/** What decides whether the demo runs: its dev mailbox and known passwords open every door. */
interface Circumstances {
  /** What `DEMO` says, `public` being for strangers' eyes on purpose; null when it says nothing. */
  readonly asked: boolean | 'public' | null;
  /** What `SANDBOX` says. */
  readonly sandbox: boolean;
  readonly environment: string;
  readonly isEmbedded: boolean;
  /** Hosts that browsers are sent to. */
  readonly hosts: readonly string[];
  readonly accounts: readonly RealAccount[];
}

/** Suppliers that invent what they sell, and a gateway that takes invented cards, as the demo has them too. */
const INVENTED = 'The embedded suppliers sell what does not exist, and the test gateway takes invented cards';

/**
 * Whether the demo runs: when it is asked for, and else only for whoever tries the product on their own machine. Whether
 * the embedded suppliers sell and the test gateway takes cards: in the demo, and where that is asked for. In words: why
 * neither may be (docs/decisions/037).
 */
export function demoMode(said: Circumstances): { demo: boolean; sandbox: boolean } | string {
  const { asked, environment, isEmbedded, hosts, accounts } = said;
  const isProduction = environment.toLowerCase() === 'prod';
  const open = hosts.find((host) => !isLoopback(host));
  if (asked && isProduction)
    return (
      `DEMO=${asked === true ? 1 : asked} and ENVIRONMENT=prod exclude each other: in demo mode anybody reads all mail and ` +
      'knows every password. Unset DEMO, or give ENVIRONMENT another name'
    );
  if (asked === true && open)
    return (
      `DEMO=1 and a public address (${open}) exclude each other: in demo mode anybody reads all mail and knows every ` +
      'password. Unset DEMO, or show the demo to strangers on purpose with DEMO=public'
    );
  if (said.sandbox && isProduction)
    return `SANDBOX=1 and ENVIRONMENT=prod exclude each other. ${INVENTED}. Unset SANDBOX, or give ENVIRONMENT another name`;
  const demo = Boolean(asked ?? (isEmbedded && !isProduction && !open));
  const sandbox = demo || said.sandbox;
  const live = accounts.find(({ isTest }) => !isTest);
  if (sandbox && live)
    return (
      `${live.variable} is of an account that buys or takes money for real, which ${demo ? 'demo mode' : 'SANDBOX=1'} ` +
      'excludes: tickets would be paid for with invented cards, or real cards would pay for what does not exist. ' +
      `Set ${demo ? 'DEMO=0' : 'SANDBOX=0'}, or use an account of the test system`
    );
  return { demo, sandbox };
}

/** What whoever runs invented things where others can reach them has to read; null when they stay on this machine. */
export function openWarning(config: {
  demo: boolean;
  sandbox: boolean;
  publicUrl: string;
  platformHost: string;
}): string | null {
  const open = [new URL(config.publicUrl).hostname, config.platformHost].find((host) => !isLoopback(host));
  if (!open) return null;
  if (config.demo)
    return (
      `DEMO MODE IS ON AT A PUBLIC ADDRESS (${open}): anybody can read all mail at /dev/mail and sign in as an owner ` +
      'with the demo password. Keep no real data here; unset DEMO to switch it off.'
    );
  return config.sandbox
    ? `SANDBOX=1 AT A PUBLIC ADDRESS (${open}). ${INVENTED}. Unset SANDBOX before anybody shall pay.`
    : null;
}

/** Outside demo mode the published password opens nothing: a database may still have the demo's people from before. */
export const isPublishedPassword = (password: string, config: { demo: boolean }): boolean =>
  !config.demo && password === DEMO_PASSWORD;
