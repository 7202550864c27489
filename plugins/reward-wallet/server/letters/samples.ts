import { msg } from '@lingui/core/macro';
import type { LetterSample, PluginLetters } from '@/server/ports/letters';
import { wordsOf } from './letter-words';
import { letterTo } from './tell';

const DAY_MS = 24 * 60 * 60_000;
/** Minor units: what a weekend trip earns, and what was there before. */
const EARNED = 2_450;
const BALANCE = 8_100;

const drawn =
  (kind: 'earned' | 'expiring', days: number): LetterSample['draw'] =>
  ({ agency, language, services: { clock } }) =>
    letterTo(
      agency,
      { currency: agency.pricing.currency, balance_minor: BALANCE },
      { kind, amount: EARNED, at: new Date(clock.now().getTime() + days * DAY_MS) },
      language,
    );

/** The letters about a client's wallet. */
export const letterSamples: PluginLetters = {
  title: msg`Reward wallet`,
  say: wordsOf,
  samples: [
    {
      id: 'earned',
      name: msg`Reward earned`,
      when: msg`When a trip has earned credit for the wallet, at most once a day.`,
      to: 'client',
      draw: drawn('earned', 0),
    },
    {
      id: 'expiring',
      name: msg`Reward expires soon`,
      when: msg`Thirty days before credit in the wallet expires.`,
      to: 'client',
      draw: drawn('expiring', 30),
    },
  ],
};
