import { createSecretBox, type SecretBox } from '@/server/secret-box';
import type { Config } from '@/server/config';
import type { ServedDomain } from '../service/port';
import type { DomainRow } from './tables';

export const WEBHOOK_PATH = '/webhooks/mail/{hook}';

export const mailBox = ({ signingSecret }: Pick<Config, 'signingSecret'>): SecretBox =>
  createSecretBox(signingSecret, 'mail delivery');

type Kept = Pick<
  DomainRow,
  'agency_id' | 'domain' | 'sender' | 'region' | 'server' | 'secret' | 'records' | 'looks' | 'hook'
>;

/** A domain as its service needs to know it. */
export function servedOf(config: Pick<Config, 'signingSecret' | 'publicUrl'>, row: Kept): ServedDomain {
  return {
    ...{ domain: row.domain, sender: row.sender, region: row.region, server: row.server },
    secret: row.secret && mailBox(config).open(row.agency_id, row.secret),
    ...{ records: row.records, looks: row.looks },
    hookUrl: config.publicUrl + WEBHOOK_PATH.replace('{hook}', row.hook),
  };
}
