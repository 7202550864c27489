import { type AccountReader, isHere, secretAndOrigin } from '@/server/config/account';
import { ConfigError, optional, text } from '@/server/config/env';

const PAYMENTS = ['ACC_CREDIT_CARD', 'WALLET', 'CREDIT'] as const;

/** An account at LiteAPI (Nuitée); `url` and `bookUrl` are origins. */
export interface LiteapiAccount {
  readonly key: string;
  readonly url: string;
  readonly bookUrl: string;
  /** Out of what it is paid: the account's card, its wallet, its credit. */
  readonly payment: (typeof PAYMENTS)[number];
}

export const liteapiAccount: AccountReader<LiteapiAccount> = {
  id: 'liteapi',
  variable: 'LITEAPI_KEY',
  read(env) {
    const usual = 'https://api.liteapi.travel';
    const found = secretAndOrigin(env, { secret: 'LITEAPI_KEY', url: 'LITEAPI_URL', usual });
    const asked = text(env, 'LITEAPI_PAYMENT', PAYMENTS[0]);
    const payment = PAYMENTS.find((one) => one === asked);
    if (!payment) throw new ConfigError(`LITEAPI_PAYMENT is one of ${PAYMENTS.join(', ')}`);
    if (!found) {
      if (optional(env, 'LITEAPI_PAYMENT')) throw new ConfigError('LITEAPI_PAYMENT needs LITEAPI_KEY');
      return null;
    }
    const { secret: key, url } = found;
    return { key, payment, url, bookUrl: url === usual ? 'https://book.liteapi.travel' : url };
  },
  isTest: ({ key, url }) => key.startsWith('sand_') || isHere(url),
};
