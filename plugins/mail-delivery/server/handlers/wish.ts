import { isIP } from 'node:net';
import { type BodyOf, plainDomain } from '@/core/contract';
import type { Config } from '@/server/config/config';
import { conflict, HttpError, invalid } from '@/server/error';
import type { saveMailDomain } from '../../contract/delivery';
import { mailRefusals } from '../../contract/refusals';
import { mailDomainProblem, senderProblem } from '../../contract/sender-rules';
import { signingKey } from '../service/embedded';
import type { Says } from '../service/port';
import { serviceFor } from '../service/services';
import { mailBox } from '../store/secrets';
import type { DomainRow } from '../store/tables';

export type Wish = BodyOf<typeof saveMailDomain>;
type Ways = Pick<DomainRow, 'way' | 'service' | 'region' | 'server' | 'secret' | 'key_ending'>;

/** Names of this machine and its network; what others lead to is checked when it is connected to. */
const isLocal = (host: string) =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  !host.includes('.') ||
  /\.(localhost|local|internal)$/.test(host);

/** Throws HttpError 422 with what is wrong with the addresses (R408). */
export function addressesIn({ domain: typed, senderEmail }: Wish, platformHost: string) {
  const problem = mailDomainProblem(typed, platformHost);
  if (problem) throw invalid(problem, 'domain');
  const domain = plainDomain(typed);
  const wrong = senderProblem(senderEmail, domain);
  if (wrong) throw invalid(wrong, 'senderEmail');
  return { domain, sender: senderEmail.trim().toLowerCase() };
}

/**
 * How the letters shall go, with what is secret sealed. What was left out stays as it was, where the way stays. Throws HttpError
 * 422 with what is missing.
 */
export async function waysIn(
  wish: Wish,
  { config, agencyId, known }: { config: Config; agencyId: string; known: DomainRow | undefined },
): Promise<Ways> {
  const { way } = wish;
  const service = serviceFor(config, way);
  if (!service) throw invalid(mailRefusals.wayClosed, 'way');
  const kept = known?.way === way && known.service === service ? known : null;
  const seal = (text: string) => mailBox(config).seal(agencyId, text);
  const bare = { way, service, region: null, server: null, secret: null, key_ending: null };
  if (way === 'mailgun') {
    const region = wish.region ?? kept?.region ?? 'us';
    if (!wish.apiKey && kept) return { ...bare, region, secret: kept.secret, key_ending: kept.key_ending };
    if (!wish.apiKey || !/^[\x21-\x7e]{8,}$/.test(wish.apiKey))
      throw invalid(mailRefusals.keyMissing, 'apiKey');
    return { ...bare, region, secret: seal(wish.apiKey), key_ending: wish.apiKey.slice(-4) };
  }
  if (way === 'smtp') {
    if (!wish.smtp && kept) return { ...bare, server: kept.server, secret: kept.secret };
    if (!wish.smtp?.host || !wish.smtp.user) throw invalid(mailRefusals.serverMissing, 'smtp');
    const { password, ...server } = { ...wish.smtp, host: wish.smtp.host.toLowerCase() };
    if (isLocal(server.host)) throw invalid(mailRefusals.serverHost, 'smtp.host');
    // A password is for the server that it was given for.
    const isSame = kept?.server?.host === server.host && kept.server.user === server.user;
    if (!password && !isSame) throw invalid(mailRefusals.serverMissing, 'smtp.password');
    return { ...bare, server, secret: password ? seal(password) : kept!.secret };
  }
  if (service === 'embedded') return { ...bare, secret: kept?.secret ?? seal(await signingKey()) };
  return bare;
}

/** What a service's no is to the owner. */
export function refusalOf(what: Says, way: Wish['way']): HttpError {
  if (what === 'taken') return conflict(mailRefusals.domainTaken);
  if (what === 'plain') return invalid(mailRefusals.serverPlain, 'smtp.port');
  if (way === 'smtp')
    return what === 'host'
      ? invalid(mailRefusals.serverHost, 'smtp.host')
      : invalid(mailRefusals.serverRefused, 'smtp.password');
  return way === 'mailgun'
    ? invalid(mailRefusals.keyRefused, 'apiKey')
    : new HttpError(502, 'UPSTREAM_FAILED', mailRefusals.unreachable);
}

/** For the log: what goes out how, and nothing secret. */
export const told = (
  row: Pick<DomainRow, 'domain' | 'sender' | 'way' | 'region' | 'server' | 'key_ending'>,
) => ({
  ...{ domain: row.domain, sender: row.sender, way: row.way },
  ...(row.region ? { region: row.region, keyEnding: row.key_ending } : {}),
  ...(row.server ? { server: row.server.host } : {}),
});
