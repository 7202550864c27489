import { createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Dns } from '@/server/ports/dns';
import type { MailService, ServedDomain } from './port';
import { lookUp, record } from './records';

/** Names the key in the domain's DNS. */
const SELECTOR = 'mail';
const generate = promisify(generateKeyPair);

/** A key that signs letters, as it is kept. */
export async function signingKey(): Promise<string> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

const publicPart = (privateKey: string) =>
  createPublicKey(createPrivateKey(privateKey)).export({ type: 'spki', format: 'der' }).toString('base64');

/** The records of a domain whose letters the platform's own mail server sends and signs. */
export const embeddedRecords = (
  { domain, secret }: Pick<ServedDomain, 'domain' | 'secret'>,
  platformHost: string,
) => [
  record({ purpose: 'spf', name: domain, value: `v=spf1 include:${platformHost} ~all` }),
  record({
    purpose: 'dkim',
    name: `${SELECTOR}._domainkey.${domain}`,
    value: `v=DKIM1; k=rsa; p=${publicPart(secret!)}`,
  }),
];

/**
 * The platform's own transport, in the agency's name: it needs nobody else, and signs with a key of the domain's own. In the demo the
 * letters are in the development mailbox.
 */
export const embeddedService = (dns: Dns, platformHost: string): MailService => ({
  name: 'embedded',
  add: async (domain) => ({ records: embeddedRecords(domain, platformHost) }),
  async look(domain) {
    const records = await Promise.all(
      embeddedRecords(domain, platformHost).map((wanted) => lookUp(wanted, dns)),
    );
    return { records, isTaken: true };
  },
  send: async ({ domain, sender, secret }) => ({
    kind: 'through',
    as: {
      address: sender,
      dkim: { domainName: domain, keySelector: SELECTOR, privateKey: secret! },
    },
  }),
  remove: async () => {},
  allow: async () => {},
});
