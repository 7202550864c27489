import type { Services } from '@/server/ports/services';
import type { Way } from '../../contract/delivery';
import type { ServiceName } from '../store/tables';
import { embeddedService } from './embedded';
import { mailgunService } from './mailgun/mailgun';
import type { MailService } from './port';
import { smtpService } from './smtp';

export type ServiceParts = Pick<Services, 'config' | 'dns' | 'lines' | 'log'>;

/** The service of this name. */
export function serviceOf({ config, dns, lines, log }: ServiceParts, name: ServiceName): MailService {
  if (name === 'embedded') return embeddedService(dns, config.platformHost);
  if (name === 'smtp') return smtpService(dns);
  return mailgunService({ config: config.mailgun, line: lines.to('mail', 'mailgun').sales, log });
}

/**
 * Who carries the letters of a way; null where nobody does. The platform has its account at Mailgun, or else its own mail server,
 * which in the demo is the development mailbox.
 */
export function serviceFor(
  { mailgun, smtpUrl, demo }: Pick<Services['config'], 'mailgun' | 'smtpUrl' | 'demo'>,
  way: Way,
): ServiceName | null {
  if (way !== 'platform') return way;
  if (mailgun.account) return 'mailgun';
  return smtpUrl || demo ? 'embedded' : null;
}

/** In the demo nobody can enter records for names that do not exist: below this ending they are found at the second look (RFC 2606). */
export const DEMO_ENDING = 'example';
export const isOfDemo = ({ demo }: { demo: boolean }, domain: string): boolean =>
  demo && domain.endsWith(`.${DEMO_ENDING}`);
