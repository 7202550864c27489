import { filled, type Refusal } from '../refusal';
import { agencyRefusals } from '../refusals/agency';
import { isHostName } from './host-name';

/** Endings below which names are registered, as below `com`: what stands right before one is an apex too (G96). */
const TWO_PART_ENDINGS = new Set(
  [
    'uk:co,org,ac,gov,me,net,ltd,plc',
    'br:com,net,org,gov,edu,tur,art,blog,eco',
    'au:com,net,org,edu',
    'nz:co,net,org',
    'za:co,org,net',
    'jp:co,or,ne,ac',
    'kr:co,or',
    'in:co,net,org',
    'mx:com,org',
    'ar:com,net,tur',
    'pe:com',
    'co:com,net',
    've:com,co',
    'uy:com',
    'ec:com',
    'tr:com,org',
    'cn:com,net,org',
    'tw:com',
    'hk:com',
    'sg:com',
    'my:com',
    'th:co',
    'il:co',
    'pt:com',
    'es:com',
  ].flatMap((line) => {
    const [country, names] = line.split(':') as [string, string];
    return names.split(',').map((name) => `${name}.${country}`);
  }),
);

/** As it is kept and compared (G98). */
export const plainDomain = (typed: string): string => typed.trim().toLowerCase().replace(/^@/, '');

/** What is wrong with a domain whose people may sign up, or null (R396, G98). `listed` are the ones already there. */
export function signUpDomainProblem(typed: string, listed: readonly string[]): Refusal | null {
  const domain = plainDomain(typed);
  if (!isHostName(domain)) return agencyRefusals.signUpDomain;
  return listed.includes(domain) ? agencyRefusals.domainListed : null;
}

/** Whether a host is a registered name itself, with nothing in front of it. */
function isApex(host: string): boolean {
  const labels = host.split('.');
  return labels.length === 2 || (labels.length === 3 && TWO_PART_ENDINGS.has(labels.slice(1).join('.')));
}

/**
 * What is wrong with a host for an agency's site, or null (R397, G96): no scheme, path, port or placeholder, none of the
 * platform's own, and no apex, since an apex cannot point to another host by name.
 */
export function customDomainProblem(typed: string, platformHost: string): Refusal | null {
  const host = typed.trim().toLowerCase();
  if (!isHostName(host) || host === platformHost || host.endsWith(`.${platformHost}`))
    return agencyRefusals.domain;
  return isApex(host) ? filled(agencyRefusals.domainApex, { host }) : null;
}
