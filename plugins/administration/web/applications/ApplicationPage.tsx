import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { linkTo } from '@/core/address/link';
import { ContributionView } from '@/core/plugin/views';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { useAgency } from '@/core/tenant/agency';
import { Card } from '@/core/ui/content/Card';
import { Grow, Inline, Split, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Breadcrumbs } from '@/core/ui/navigation/Breadcrumbs';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check } from '@/core/ui/pictures/icons';
import { Activity } from './Activity';
import { StateBadge } from './ApplicationCard';
import { ApplicationSwitch } from './ApplicationSwitch';
import * as css from './applications.css';
import { Drawing } from './Drawing';
import type { KnownApplication } from './use-applications';

/** What an application does, what it costs and how it is set. */
export function ApplicationPage(
  application: KnownApplication & { card: NonNullable<KnownApplication['card']> },
) {
  const { t } = useLingui();
  const { _ } = useI18n();
  const agency = useAgency();
  const { id, isOn, card } = application;
  return (
    <Stack gap={24}>
      <Breadcrumbs
        items={[{ label: t`Applications`, link: linkTo('/settings/applications') }, { label: _(card.title) }]}
      />
      <div className={css.head}>
        <span className={isOn ? `${css.tile} ${css.tileOn}` : css.tile}>
          <Icon icon={namedIcons[card.icon]} />
        </span>
        <Stack gap={4} align="start">
          <Heading level={1} size={32}>
            {_(card.title)}
          </Heading>
          <Text tone="secondary">{_(card.description)}</Text>
        </Stack>
      </div>
      <Split
        width="narrow"
        aside={
          <Stack gap={24}>
            <Card as="section" padding="large" aria-labelledby="application-state">
              <Stack gap={16}>
                <Inline justify="between" wrap={false}>
                  <Grow>
                    <Inline gap={8}>
                      <Heading level={2} size={20} id="application-state">
                        <Trans>Status</Trans>
                      </Heading>
                      <StateBadge isOn={isOn} />
                    </Inline>
                  </Grow>
                  <ApplicationSwitch {...application} />
                </Inline>
                <Text size={14} tone="secondary">
                  {isOn ? (
                    <Trans>It works for your agency now.</Trans>
                  ) : (
                    <Trans>Nobody sees anything of it until you switch it on.</Trans>
                  )}
                </Text>
                <Inline justify="between">
                  <Text as="span" size={14} tone="secondary">
                    <Trans>Price</Trans>
                  </Text>
                  <Text as="span" size={14} weight={550}>
                    {card.price ? _(card.price) : <Trans>Included</Trans>}
                  </Text>
                </Inline>
              </Stack>
            </Card>
            <Activity app={id} />
          </Stack>
        }
      >
        <Stack gap={24}>
          {card.points && card.points.length > 0 && (
            <Card as="section" padding="large" aria-labelledby="application-points">
              <Stack gap={16}>
                <Heading level={2} size={20} id="application-points">
                  <Trans>What it does</Trans>
                </Heading>
                <div className={css.what}>
                  <ul className={css.points}>
                    {card.points.map((point, index) => (
                      <li key={index} className={css.point}>
                        <span className={css.tick}>
                          <Icon icon={Check} size="small" />
                        </span>
                        {_(point)}
                      </li>
                    ))}
                  </ul>
                  <Drawing icon={card.icon} />
                </div>
              </Stack>
            </Card>
          )}
          <ContributionView<'applications'> item={card} props={{ agencyId: agency._id, isOn }} />
        </Stack>
      </Split>
    </Stack>
  );
}
