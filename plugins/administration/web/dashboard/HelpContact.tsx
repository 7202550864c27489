import { Trans } from '@lingui/react/macro';
import { type Agency, mailLink } from '@/core/contract';
import { phoneLink } from '@/core/shell/frame/footer-links';
import { Card } from '@/core/ui/content/Card';
import { Icon } from '@/core/ui/pictures/Icon';
import { Mail, Phone } from '@/core/ui/pictures/icons';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import * as css from './dashboard.css';

type Contact = Pick<Agency, 'contactPhoneNumber' | 'contactEmailId'>;

/** Whom to ask: the agency's own phone and mail; nothing for an agency without either. */
export function HelpContact({ agency }: { agency: Contact }) {
  const links = [
    { href: phoneLink(agency.contactPhoneNumber), words: agency.contactPhoneNumber, icon: Phone },
    { href: mailLink(agency.contactEmailId), words: agency.contactEmailId, icon: Mail },
  ].filter(({ href }) => href !== null);
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="help-contact">
      <Stack gap={8}>
        <Heading level={2} size={18} id="help-contact">
          <Trans>Need help? Contact us</Trans>
        </Heading>
        <ul>
          {links.map(({ href, words, icon }) => (
            <li key={href}>
              <a className={css.contact} href={href!}>
                <Icon icon={icon} size="small" />
                <Text as="span" size={14} tone="inherit">
                  {words}
                </Text>
              </a>
            </li>
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
