import { Trans, useLingui } from '@lingui/react/macro';
import { linkTo } from '@/core/address/link';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { Container, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Icon } from '@/core/ui/pictures/Icon';
import { ArrowRight, Check } from '@/core/ui/pictures/icons';
import { Scene } from '@/core/ui/scene/Scene';
import type { SubscriptionProgress } from '../../contract/progress';
import * as css from './Pricing.css';

/** An address of a site; never a script (SEC-12). */
const siteAddress = (url: string | null): string | null => {
  const target = url ? URL.parse(url) : null;
  return target && ['https:', location.protocol].includes(target.protocol) ? target.href : null;
};

/** The agency stands: where it is, and the way in. */
export function Welcome({ progress }: { progress: SubscriptionProgress }) {
  const { t } = useLingui();
  const { domain, entryUrl } = progress;
  const home = domain ? siteAddress(`${location.protocol}//${domain}/login`) : null;
  const entry = siteAddress(entryUrl) ?? home;
  return (
    <div className={css.page}>
      <Container width="text">
        <section className={css.welcome} aria-labelledby="welcome">
          <div className={css.welcomeArt} aria-hidden="true">
            <Scene seed={domain ?? 'welcome'} kind="coast" time="dawn" ratio="fill" />
          </div>
          <span className={css.welcomeMark}>
            <Icon icon={Check} size="large" />
          </span>
          <div role="status">
            <Stack gap={8} align="center">
              <Heading level={1} size={32} align="center" id="welcome">
                <Trans>Your agency is ready</Trans>
              </Heading>
              {domain && (
                <Text size={18} weight={550} align="center">
                  {domain}
                </Text>
              )}
              <Text tone="secondary" align="center">
                <Trans>
                  Your site is open and you are its owner. Next: your brand, your products and your markup.
                </Trans>
              </Text>
            </Stack>
          </div>
          {entry && (
            <ButtonLink {...linkTo(entry)} variant="primary" size="large" iconEnd={ArrowRight}>
              {entryUrl ? t`Go to my agency` : t`Log in to my agency`}
            </ButtonLink>
          )}
        </section>
      </Container>
    </div>
  );
}
