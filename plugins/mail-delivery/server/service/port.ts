import type { AgencyRecord } from '@/server/ports/agency';
import type { LeavingLetter, OwnSender } from '@/server/ports/mail-route';
import type { MailRecord, Region, Reporting } from '../../contract/delivery';
import type { OwnServer, ServiceName } from '../store/tables';

/** A record that a service wants at the domain, with what is known of it. */
export type Wanted = MailRecord;

/** A domain as a service needs to know it, with its secret opened. */
export interface ServedDomain {
  readonly domain: string;
  readonly sender: string;
  readonly region: Region | null;
  readonly server: OwnServer | null;
  /** The API key, the server's password, or the private key that signs; null: the platform's key. */
  readonly secret: string | null;
  readonly records: readonly MailRecord[];
  /** How often it was looked up before. */
  readonly looks: number;
  /** To which address what comes back is reported. */
  readonly hookUrl: string;
}

/** Whether a service reports what comes back; null where it never does. */
interface Reports {
  readonly reporting?: Reporting | null;
  /** What reports are signed with, where the account is the agency's own. */
  readonly signingKey?: string | null;
}

export interface Added extends Reports {
  readonly records: readonly Wanted[];
}

export interface Looked extends Reports {
  readonly records: readonly MailRecord[];
  /** Whether the service itself takes letters of this domain. */
  readonly isTaken: boolean;
}

/**
 * What became of a letter at a service. `through`: the platform's transport carries it, from this sender. `notThis`: it does not
 * take this letter, for a reason of the letter's own. `refused`: it takes none of this domain. `bounced`: the address does not exist.
 * `full`: its mailbox takes nothing now.
 */
export type Sending =
  | { readonly kind: 'sent' }
  | { readonly kind: 'through'; readonly as: OwnSender }
  | { readonly kind: 'notThis' | 'refused' | 'bounced' | 'full'; readonly said: string };

/** A service that carries letters of an agency's own domain. It throws ServiceSays and ServiceSilent, and nothing else. */
export interface MailService {
  readonly name: ServiceName;
  /** Has the service know the domain, whether it did before or not. */
  add(domain: ServedDomain): Promise<Added>;
  /** Looks the records up. */
  look(domain: ServedDomain): Promise<Looked>;
  send(domain: ServedDomain, agency: AgencyRecord, letter: LeavingLetter): Promise<Sending>;
  /** Forgets the domain; nothing happens where it is not known. */
  remove(domain: ServedDomain): Promise<void>;
  /** Takes an address off the service's own list of those that get no letters. */
  allow(domain: ServedDomain, address: string): Promise<void>;
}

/**
 * Why a service does not want to know a domain: another account has it; the key or password is wrong; it is not open to anybody; it
 * does not encrypt.
 */
export type Says = 'taken' | 'key' | 'host' | 'plain';

/** A service's no. */
export class ServiceSays extends Error {
  override readonly name = 'ServiceSays';
  constructor(
    readonly what: Says,
    said: string,
  ) {
    super(said);
  }
}

/** A service could not be asked, or did not answer: nobody knows what became of the call. */
export class ServiceSilent extends Error {
  override readonly name = 'ServiceSilent';
}
