import { type AccountReader, isHere, secretAndOrigin } from '@/server/config/account';

/** An account at Viator; `url` is an origin. */
export interface ViatorAccount {
  readonly key: string;
  readonly url: string;
}

export const viatorAccount: AccountReader<ViatorAccount> = {
  id: 'viator',
  variable: 'VIATOR_API_KEY',
  read(env) {
    const found = secretAndOrigin(env, {
      secret: 'VIATOR_API_KEY',
      url: 'VIATOR_URL',
      usual: 'https://api.viator.com',
    });
    return found && { key: found.secret, url: found.url };
  },
  isTest: ({ url }) => url.includes('.sandbox.') || isHere(url),
};
