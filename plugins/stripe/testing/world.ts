import { stripeClient } from '../client';
import { stripeGateway, type Payee } from '../gateway';
import { createFakeStripe, FAKE_KEYS, type FakeParts, type FakeStripe } from './fake';
import { memoryInProcess } from './memory';

/** The adapter and the stand-in that it talks to, in one process. */
export function stripeWorld(
  parts: FakeParts,
  {
    payeeOf = async () => ({ account: null, feeBasisPoints: 0 }),
  }: { payeeOf?: (agencyId: string) => Promise<Payee> } = {},
) {
  const fake: FakeStripe = createFakeStripe(parts);
  const memory = memoryInProcess();
  const stripe = stripeClient({ secretKey: FAKE_KEYS.secretKey, url: fake.origin }, fake.fetch);
  const gateway = stripeGateway({
    ...{ stripe, memory, payeeOf, isTest: true, fieldsOrigin: null, publicKey: FAKE_KEYS.publishableKey },
    now: () => new Date(parts.now()),
    originOf: async () => 'http://agency.localhost',
  });
  /** What a payer answers at an address that was handed out. */
  const answer = async (url: string, yes: boolean): Promise<void> => {
    await fake.fetch(url, { method: 'POST', body: `answer=${yes ? 'yes' : 'no'}` });
  };
  return { fake, memory, stripe, gateway, answer };
}
