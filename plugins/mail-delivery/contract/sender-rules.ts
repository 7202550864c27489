import { isEmail, isHostName, plainDomain, plainLine, type Refusal } from '@/core/contract';
import { mailRefusals } from './refusals';

/** What is wrong with a domain that letters shall come from, or null: a bare name, apex or below one, none of the platform's own. */
export function mailDomainProblem(typed: string, platformHost: string): Refusal | null {
  const domain = plainDomain(typed);
  const isOurs = domain === platformHost || domain.endsWith(`.${platformHost}`);
  return isHostName(domain) && !isOurs ? null : mailRefusals.domain;
}

/** What is wrong with an address to send from, or null (R408, G97): what stands after @ is the domain or a name below it. */
export function senderProblem(email: string, domain: string): Refusal | null {
  const typed = plainLine(email).toLowerCase();
  const host = typed.slice(typed.lastIndexOf('@') + 1);
  const own = plainDomain(domain);
  const isOwn = isEmail(typed) && (host === own || host.endsWith(`.${own}`));
  return isOwn ? null : mailRefusals.sender;
}
