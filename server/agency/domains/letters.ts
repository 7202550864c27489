import { msg } from '@lingui/core/macro';
import { begin, type Message, onSite } from '../../accounts/account-letter';
import type { AgencyRecord } from '../../ports/agency';

const SETTINGS = '/settings/website';

interface Facts {
  readonly firstName: string;
  readonly domain: string;
}

const button = (agency: AgencyRecord) => onSite(agency, SETTINGS, { panel: 'access' });

/** Tells an owner that the DNS does not prove the domain any more, and until when the site still stands there. */
export function domainMissingMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, domain, days }: Facts & { days: number },
): Message {
  const { i18n, hello, finish } = begin(agency, language, firstName);
  return finish({
    subject: i18n._(msg`${domain} no longer leads to your site`),
    headline: i18n._(msg`Please check your domain`),
    text: i18n._(
      msg`${hello} the records that prove that ${domain} is yours and lead to your site are missing. Unless they are back within ${days} days, your site leaves the domain. Until then emails carry your other address.`,
    ),
    button: { label: i18n._(msg`See the records`), url: button(agency) },
    note: i18n._(
      msg`Someone may have changed them where you manage the domain. As soon as they are back, everything works as before.`,
    ),
  });
}

/** Tells an owner that the site has left the domain. */
export function domainReleasedMail(
  agency: AgencyRecord,
  language: string | null,
  { firstName, domain }: Facts,
): Message {
  const { i18n, hello, finish } = begin(agency, language, firstName);
  return finish({
    subject: i18n._(msg`Your site has left ${domain}`),
    headline: i18n._(msg`Your site has left its domain`),
    text: i18n._(
      msg`${hello} the records of ${domain} have been missing for days, so it could be someone else's by now. Your site is at its other address, and nothing was lost.`,
    ),
    button: { label: i18n._(msg`Use the domain again`), url: button(agency) },
    note: i18n._(msg`Enter the records again and check them in the settings; your site then moves back.`),
  });
}
