import { Trans } from '@lingui/react/macro';
import type { PlatformContact } from '../../contract/site/agency';
import { mailLink } from '../../contract/people/email';
import { phoneLink } from '../frame/footer-links';
import * as css from './contact.css';

/** Whom to ask while an agency has no subscription: the platform, as the agency itself cannot help. */
export function PlatformContactLines({ contact }: { contact: PlatformContact | undefined }) {
  const links = [
    { href: mailLink(contact?.email ?? null), words: contact?.email },
    { href: phoneLink(contact?.phone ?? null), words: contact?.phone },
  ].filter(({ href }) => href !== null);
  if (!contact || links.length === 0) return <Trans>Please contact the platform's support.</Trans>;
  const { name } = contact;
  return (
    <>
      <Trans>Questions? This is how you reach {name}:</Trans>{' '}
      {links.map(({ href, words }, index) => (
        <span key={href}>
          {index > 0 && ' · '}
          <a className={css.whole} href={href!}>
            {words}
          </a>
        </span>
      ))}
    </>
  );
}
