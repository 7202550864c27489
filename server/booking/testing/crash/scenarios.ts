import type { Outcome } from '../../../payment/embedded/cards';
import type { GatewayMisbehaviour } from '../gateway';
import type { Misbehaviour } from '../supplier';

export interface Scenario {
  /** Reserved first: paid afterwards, or forgotten until its time is over. */
  readonly hold?: 'pay' | 'forget';
  readonly card: Outcome;
  readonly misbehaviour?: Misbehaviour;
  readonly bank?: GatewayMisbehaviour;
}

const once = <T>(fault: T) => {
  const left = [fault];
  return () => left.pop() ?? ('none' as T);
};

/** Histories that lead past every failpoint between them. `trip` is booked, confirmed and cancelled. */
export const SCENARIOS = {
  trip: (): Scenario => ({ card: 'success' }),
  soldOut: (): Scenario => ({ card: 'success', misbehaviour: { book: () => 'sold-out' } }),
  challenge: (): Scenario => ({ card: 'authenticate' }),
  unknown: (): Scenario => ({ card: 'success', misbehaviour: { book: once('commit-then-drop') } }),
  hold: (): Scenario => ({ card: 'success', hold: 'pay' }),
  forgotten: (): Scenario => ({ card: 'success', hold: 'forget' }),
  noTicket: (): Scenario => ({ card: 'success', hold: 'pay', misbehaviour: { issue: once('refused') } }),
  pending: (): Scenario => ({ card: 'success', misbehaviour: { book: once('pending') } }),
  unpaid: (): Scenario => ({
    card: 'success',
    bank: { settle: (kind) => (kind === 'capture' ? 'refused' : 'none') },
  }),
};

export type ScenarioName = keyof typeof SCENARIOS;

const BELONGS: [RegExp, ScenarioName][] = [
  [/^(issue|issuing|reserved)\b/, 'hold'],
  [/^(withdraw|withdrawing)\b/, 'forgotten'],
  [/^unpaying\b/, 'noTicket'],
  [/^(void|voiding|failed)\b/, 'soldOut'],
  [/^(action-required|payment-lookup)\b/, 'challenge'],
  [/^(supplier-unknown|lookup)\b/, 'unknown'],
  [/^supplier-pending\b/, 'pending'],
  [/^(release|releasing)\b/, 'unpaid'],
];

/** The history in which this failpoint is passed. */
export const scenarioFor = (failpoint: string): ScenarioName =>
  BELONGS.find(([pattern]) => pattern.test(failpoint))?.[1] ?? 'trip';
