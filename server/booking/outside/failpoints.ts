import { setTimeout as sleep } from 'node:timers/promises';
import { PASSED_THROUGH, STATES } from '../states';

/** The outside calls of the engine; each has a point before and one after it. */
export const CALLS = [
  'reprice',
  'authorise',
  'payment-lookup',
  'order',
  'issue',
  'withdraw',
  'lookup',
  'capture',
  'mail',
  'release',
  'void',
  'cancel',
  'refund',
] as const;
export type Call = (typeof CALLS)[number];

/** Every named point: around each outside call, and around the commit of each state in which a booking rests. */
export const FAILPOINTS: readonly string[] = [
  ...CALLS.flatMap((call) => [`${call}.before`, `${call}.after`]),
  ...STATES.filter((state) => !PASSED_THROUGH.includes(state)).flatMap((state) => [
    `${state}.uncommitted`,
    `${state}.committed`,
  ]),
];

/** Stops where the plan says so; does nothing at every other point. */
export type Failpoint = (name: string) => Promise<void> | void;

/** Thrown by the action `throw`: the process is taken for dead from here on. */
export class Crash extends Error {
  constructor(name: string) {
    super(`Failpoint ${name}`);
    this.name = 'Crash';
  }
}

const act = async (name: string, action: string): Promise<void> => {
  if (action === 'kill') process.kill(process.pid, 'SIGKILL');
  if (action === 'throw') throw new Crash(name);
  await sleep(Number(action.slice('delay:'.length)));
};

/**
 * Reads `name=kill|throw|delay:ms`, separated by commas, as CARAVEL_FAILPOINTS brings it. An empty plan gives
 * a function that does nothing. Throws on a name or an action that does not exist.
 */
export function readFailpoints(plan: string): Failpoint {
  if (!plan.trim()) return () => {};
  const actions = new Map<string, string>();
  for (const part of plan.split(',')) {
    const [name = '', action = ''] = part.trim().split('=');
    if (!FAILPOINTS.includes(name)) throw new Error(`There is no failpoint ${name}`);
    if (!/^(kill|throw|delay:\d+)$/.test(action)) throw new Error(`The failpoint ${name} cannot ${action}`);
    actions.set(name, action);
  }
  return (name) => {
    const action = actions.get(name);
    return action ? act(name, action) : undefined;
  };
}
