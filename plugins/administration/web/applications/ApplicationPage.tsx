import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useI18n } from '@lingui/react';
import { linkTo } from '@/core/address/link';
import { ContributionView } from '@/core/plugin/views';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { useAgency } from '@/core/tenant/agency';
import { Inline, Split, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Breadcrumbs } from '@/core/ui/navigation/Breadcrumbs';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check } from '@/core/ui/pictures/icons';
import { Activity } from './Activity';
import { StateBadge } from './ApplicationCard';
import { ApplicationSwitch } from './ApplicationSwitch';
import * as css from './applications.css';
import type { KnownApplication } from './use-applications';
import type { IconName } from '@/core/plugin/icons';

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
            <SectionCard gap={16} title={<Trans>What it does</Trans>}>
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
            </SectionCard>
          )}
          <ContributionView<'applications'> item={card} props={{ agencyId: agency._id, isOn }} />
        </Stack>
      </Split>
    </Stack>
  );
}

/** The agency's site with the application upon it, in the agency's own colours. */
function Drawing({ icon }: { icon: IconName }) {
  const Mark = namedIcons[icon];
  return (
    <svg className={css.drawing} viewBox="0 0 208 148" aria-hidden="true">
      <ellipse className="ground" cx="104" cy="128" rx="92" ry="14" />
      <rect className="paper" x="26" y="16" width="124" height="98" rx="10" />
      <rect className="line" x="38" y="30" width="44" height="7" rx="3.5" />
      <circle className="line" cx="134" cy="33" r="5" />
      <rect className="ground" x="38" y="46" width="100" height="26" rx="5" />
      <rect className="line" x="38" y="82" width="66" height="6" rx="3" />
      <rect className="line" x="38" y="95" width="48" height="6" rx="3" />
      <path
        className="way"
        d="M110 92c10 0 14 8 24 8"
        strokeWidth="2"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <circle className="mark" cx="158" cy="98" r="28" />
      <g className="onMark">
        <Mark x="145" y="85" width="26" height="26" strokeWidth={1.75} />
      </g>
    </svg>
  );
}
