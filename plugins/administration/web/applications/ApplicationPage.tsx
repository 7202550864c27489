import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { linkTo } from '@/core/address/link';
import { ContributionView } from '@/core/plugin/views';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { useAgency } from '@/core/tenant/agency';
import { Card } from '@/core/ui/content/Card';
import { Inline, Split, Stack } from '@/core/ui/content/layout';
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
        <div className={css.headWords}>
          <Heading level={1} size={32}>
            {_(card.title)}
          </Heading>
          <Text tone="secondary">{_(card.description)}</Text>
          <Inline gap={8}>
            <StateBadge isOn={isOn} />
            <Text as="span" size={14} weight={550}>
              {card.price ? _(card.price) : <Trans>Included</Trans>}
            </Text>
            <Text as="span" size={14} tone="secondary">
              {isOn ? (
                <Trans>It works for your agency now.</Trans>
              ) : (
                <Trans>Nobody sees anything of it until you switch it on.</Trans>
              )}
            </Text>
          </Inline>
        </div>
        <ApplicationSwitch {...application} />
      </div>
      <Split width="narrow" aside={<Activity app={id} />}>
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
