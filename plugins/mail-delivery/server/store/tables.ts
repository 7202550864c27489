import type { ColumnType, Generated, Selectable } from 'kysely';
import type {} from '@/server/db/types';
import type { MailRecord, Region, Reporting, Way } from '../../contract/delivery';
import type { TroubleKind } from '../../contract/stops';

type Json<T> = ColumnType<T, unknown, unknown>;
type Nullable<T> = Generated<T | null>;

/** Who carries the letters of a domain: of the platform's way, whatever it had when the domain was added. */
export type ServiceName = 'embedded' | 'mailgun' | 'smtp';

/** A mail server of an agency's own. */
export interface OwnServer {
  readonly host: string;
  readonly port: number;
  readonly user: string;
}

interface DomainTable {
  agency_id: string;
  id: Generated<string>;
  domain: string;
  sender: string;
  way: Way;
  service: ServiceName;
  region: Region | null;
  server: Json<OwnServer | null>;
  /** Sealed: the API key, the server's password, or the private key that signs; null: the platform's key. */
  secret: string | null;
  key_ending: string | null;
  /** Sealed: what the account signs its reports with; null: the platform's, or there are none. */
  signing_key: Nullable<string>;
  /** A secret in the address to which the service reports. */
  hook: string;
  state: 'added' | 'verifying' | 'verified' | 'broken' | 'deleted';
  /** Number of writes; every write after a call outside names the one it read. */
  version: Generated<number>;
  records: Json<readonly MailRecord[]>;
  /** How often the records were looked up. */
  looks: Generated<number>;
  added_at: Date;
  checked_at: Nullable<Date>;
  next_check_at: Nullable<Date>;
  verified_at: Nullable<Date>;
  broken_since: Nullable<Date>;
  broken_because: Nullable<'records' | 'refused' | 'silent'>;
  reporting: Nullable<Reporting>;
  price_accepted_at: Nullable<Date>;
  test_mail_id: Nullable<string>;
  deleted_at: Nullable<Date>;
}

interface TroubleTable {
  agency_id: string;
  id: Generated<string>;
  /** Small letters. */
  address: string;
  kind: TroubleKind;
  said: string | null;
  count: Generated<number>;
  kept_back: Generated<number>;
  first_at: Date;
  last_at: Date;
  allowed_at: Nullable<Date>;
}

declare module '@/server/db/types' {
  interface Tables {
    mail_domain: DomainTable;
    mail_trouble: TroubleTable;
    mail_report: { agency_id: string; id: string; heard_at: Date };
  }
}

export type DomainRow = Selectable<DomainTable>;
export type TroubleRow = Selectable<TroubleTable>;
