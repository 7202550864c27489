import { type Exchange, readExchange } from '@/core/contract/money/exchange';
import { type AccountReader, isHere, secretAndOrigin } from '@/server/config/account';
import { ConfigError, type Env, optional } from '@/server/config/env';

/** An account at Duffel; `url` is an origin. */
export interface DuffelAccount {
  readonly token: string;
  readonly url: string;
  /** What Duffel signs its webhooks with; null where they are not used. */
  readonly webhookSecret?: string | null;
  /** What one unit of the account's currency costs in others. */
  readonly exchange?: readonly Exchange[];
}

const KNOWN_CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What one unit of an account's currency costs in others: `EUR:USD:1.12,EUR:BRL:6.30`. */
function rates(env: Env, name: string): readonly Exchange[] {
  const said = (optional(env, name) ?? '').split(',').map((each) => each.trim());
  const found = said.filter(Boolean).map((each) => {
    const rate = readExchange(each);
    if (!rate) throw new ConfigError(`${name}: "${each}" is not <from>:<to>:<rate>, such as EUR:USD:1.12`);
    return rate;
  });
  const unknown = found.flatMap(({ from, to }) => [from, to]).find((code) => !KNOWN_CURRENCIES.has(code));
  if (unknown) throw new ConfigError(`${name}: there is no currency ${unknown}`);
  if (new Set(found.map(({ from }) => from)).size > 1)
    throw new ConfigError(`${name} converts from one currency, that of the account`);
  if (new Set(found.map(({ to }) => to)).size < found.length)
    throw new ConfigError(`${name} names a currency twice`);
  return found;
}

export const duffelAccount: AccountReader<DuffelAccount> = {
  id: 'duffel',
  variable: 'DUFFEL_TOKEN',
  read(env) {
    const found = secretAndOrigin(env, {
      secret: 'DUFFEL_TOKEN',
      url: 'DUFFEL_URL',
      usual: 'https://api.duffel.com',
    });
    const webhookSecret = optional(env, 'DUFFEL_WEBHOOK_SECRET');
    if (webhookSecret && !found) throw new ConfigError('DUFFEL_WEBHOOK_SECRET needs DUFFEL_TOKEN');
    const exchange = rates(env, 'DUFFEL_EXCHANGE');
    if (exchange.length > 0 && !found) throw new ConfigError('DUFFEL_EXCHANGE needs DUFFEL_TOKEN');
    return found && { token: found.secret, url: found.url, webhookSecret, exchange };
  },
  isTest: ({ token, url }) => token.startsWith('duffel_test_') || isHere(url),
};
