import { createTransport } from 'nodemailer';
import { EndpointRefused, resolvePublic } from '@/server/identity/endpoint/address';
import { composed, PATIENCE_MS } from '@/server/mail/transport';
import { isForGood, refusalOf, saidBy, type SmtpFailure } from '@/server/mail/refusal';
import type { Dns } from '@/server/ports/dns';
import { type MailService, type Sending, type ServedDomain, ServiceSays, ServiceSilent } from './port';
import { lookUp, record } from './records';

/** Where to connect to: the address was checked, and the name is not asked again. */
interface Place {
  readonly address: string;
  /** Of a server that speaks without encryption: for tests. */
  readonly isPlain?: boolean;
}
export type Find = (host: string) => Promise<Place>;

const TLS_PORT = 465;
const ABOUT_LOGIN = new Set(['EAUTH', 'ENOAUTH']);

/** Of a server that did not take a letter; throws ServiceSilent where it may take it later. */
function refusal(failure: SmtpFailure): Sending {
  const said = saidBy(failure);
  if (ABOUT_LOGIN.has(failure.code ?? '')) return { kind: 'refused', said };
  if (!isForGood(failure)) throw new ServiceSilent(said, { cause: failure });
  const refusal = refusalOf(failure);
  // What is refused before the letter itself is heard is refused to every letter.
  if (!refusal) return { kind: 'refused', said };
  if (failure.command !== 'RCPT TO') return { kind: 'notThis', said };
  if (refusal === 'full') return { kind: 'full', said };
  // A rule of the server's says nothing of the mailbox.
  return { kind: refusal === 'unknown' ? 'bounced' : 'notThis', said };
}

/** A mail server of the agency's own: at a public address, encrypted, with a login. */
export function smtpService(dns: Dns, find: Find = resolvePublic): MailService {
  const recordsOf = ({ domain, server }: ServedDomain) => [
    // Which servers it sends by, the agency knows: any text that names some will do.
    record({ purpose: 'spf', name: domain, value: `v=spf1 a:${server!.host} ~all`, isRequired: false }),
  ];

  async function open({ server, secret }: ServedDomain) {
    const { host, port, user } = server!;
    let place: Place;
    try {
      place = await find(host);
    } catch (error) {
      if (error instanceof EndpointRefused) throw new ServiceSays('host', error.message);
      throw new ServiceSilent('Its name could not be looked up', { cause: error });
    }
    return createTransport({
      ...{ host: place.address, port, secure: port === TLS_PORT, requireTLS: !place.isPlain },
      ...{ auth: { user, pass: secret! }, tls: { servername: host, minVersion: 'TLSv1.2' } },
      ...{ disableFileAccess: true, disableUrlAccess: true, forceAuth: true },
      ...PATIENCE_MS,
    } as Parameters<typeof createTransport>[0]);
  }

  /** Throws ServiceSays and ServiceSilent. */
  async function logIn(domain: ServedDomain): Promise<void> {
    const mailer = await open(domain);
    try {
      await mailer.verify();
    } catch (error) {
      const failure = error as SmtpFailure;
      if (ABOUT_LOGIN.has(failure.code ?? '') && (failure.responseCode === undefined || isForGood(failure)))
        throw new ServiceSays('key', saidBy(failure));
      if (failure.command === 'STARTTLS' && isForGood(failure))
        throw new ServiceSays('plain', saidBy(failure));
      throw new ServiceSilent(saidBy(failure), { cause: error });
    } finally {
      mailer.close();
    }
  }

  return {
    name: 'smtp',
    async add(domain) {
      await logIn(domain);
      return { records: recordsOf(domain) };
    },
    async look(domain) {
      const records = await Promise.all(recordsOf(domain).map((wanted) => lookUp(wanted, dns)));
      try {
        await logIn(domain);
        return { records, isTaken: true };
      } catch (error) {
        if (error instanceof ServiceSays) return { records, isTaken: false };
        throw error;
      }
    },
    async send(domain, agency, letter) {
      const mailer = await open(domain);
      try {
        await mailer.sendMail(composed(agency, letter, domain.sender));
        return { kind: 'sent' };
      } catch (error) {
        return refusal(error as SmtpFailure);
      } finally {
        mailer.close();
      }
    },
    remove: async () => {},
    allow: async () => {},
  };
}
