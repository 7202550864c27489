import { randomUUID } from 'node:crypto';
import { createEmbeddedGateway } from '.';
import { tokenOf, type Outcome } from './embedded/cards';
import type { Behaviour } from '@/plugins/stripe/testing/objects';
import { stripeWorld } from '@/plugins/stripe/testing/world';
import { billingCases } from './testing/billing-cases';
import { gatewayCases, type GatewayWorld } from './testing/port-cases';

/** What Stripe’s test cards do under other names. */
const BEHAVIOURS: Partial<Record<Outcome, Behaviour>> = {
  absentasks: 'authenticate-later',
  absentdeclined: 'declined-later',
};

function slowly() {
  let time = new Date('2027-01-01T00:00:00Z').getTime();
  return { now: () => time, advance: (ms: number) => void (time += ms) };
}

function embedded(): GatewayWorld {
  const { now, advance } = slowly();
  const { gateway } = createEmbeddedGateway({
    journal: { entries: [] },
    clock: { now: () => new Date(now()) },
  });
  return {
    gateway,
    advance,
    token: (outcome) => tokenOf(outcome, 'visa', '4242', randomUUID().replaceAll('-', '')),
    async answer(url, yes) {
      const id = new URL(url, 'http://x').searchParams.get('id') ?? '';
      await gateway.answerChallenge(id, yes ? 'confirmed' : 'refused');
    },
  };
}

function stripe(): GatewayWorld {
  const { now, advance } = slowly();
  const { gateway, fake, answer } = stripeWorld({ now });
  return {
    gateway,
    advance,
    answer,
    token: (outcome) => fake.makeToken(BEHAVIOURS[outcome] ?? (outcome as Behaviour)),
  };
}

for (const [name, open] of [
  ['the embedded gateway', embedded],
  ['Stripe', stripe],
] as const) {
  gatewayCases(name, open);
  billingCases(name, open);
}
