import { createSecretBox, type SecretBox } from '@/server/config/secret-box';
import type { Config } from '@/server/config/config';
import { type ServedDomain, ServiceSays } from '../service/port';
import type { DomainRow } from './tables';

export const WEBHOOK_PATH = '/webhooks/mail/{hook}';

export const mailBox = ({ signingSecret }: Pick<Config, 'signingSecret'>): SecretBox =>
  createSecretBox(signingSecret, 'mail delivery');

type Kept = Pick<
  DomainRow,
  'agency_id' | 'domain' | 'sender' | 'region' | 'server' | 'secret' | 'records' | 'looks' | 'hook'
>;

/** What was sealed. Throws ServiceSays for what cannot be read any more: another key must never stand in for it. */
function opened(config: Pick<Config, 'signingSecret'>, { agency_id, secret }: Kept): string | null {
  if (secret === null) return null;
  const text = mailBox(config).open(agency_id, secret);
  if (text === null) throw new ServiceSays('key', 'The key that is kept cannot be read any more');
  return text;
}

/** A domain as its service needs to know it. Throws ServiceSays as `opened` does. */
export function servedOf(config: Pick<Config, 'signingSecret' | 'publicUrl'>, row: Kept): ServedDomain {
  return {
    ...{ domain: row.domain, sender: row.sender, region: row.region, server: row.server },
    secret: opened(config, row),
    ...{ records: row.records, looks: row.looks },
    hookUrl: config.publicUrl + WEBHOOK_PATH.replace('{hook}', row.hook),
  };
}
