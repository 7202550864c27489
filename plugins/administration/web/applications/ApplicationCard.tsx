import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import { linkTo } from '@/core/address/link';
import { namedIcons } from '@/core/shell/frame/named-icons';
import { TextLink } from '@/core/ui/actions/ButtonLink';
import { Badge } from '@/core/ui/content/Badge';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { Icon } from '@/core/ui/pictures/Icon';
import * as css from './applications.css';
import { ApplicationSwitch } from './ApplicationSwitch';
import type { KnownApplication } from './use-applications';

/** One of the list: what it is, what it costs, whether it is on. */
export function ApplicationCard(
  application: KnownApplication & { card: NonNullable<KnownApplication['card']> },
) {
  const { _ } = useLingui();
  const { id, isOn, card } = application;
  const name = _(card.title);
  return (
    <Card as="article" padding="large" aria-labelledby={`${id}-name`}>
      <div className={css.card}>
        <span className={isOn ? `${css.tile} ${css.tileOn}` : css.tile}>
          <Icon icon={namedIcons[card.icon]} />
        </span>
        <Stack gap={4} align="start">
          <Heading level={2} size={18} id={`${id}-name`}>
            {name}
          </Heading>
          <StateBadge isOn={isOn} />
        </Stack>
        <ApplicationSwitch {...application} />
        <div className={css.body}>
          <Text tone="secondary">{_(card.description)}</Text>
        </div>
        <div className={css.foot}>
          <Text as="span" size={14}>
            <TextLink {...linkTo(`/settings/applications/${id}`)}>
              {isOn ? <Trans>Set up {name}</Trans> : <Trans>More about {name}</Trans>}
            </TextLink>
          </Text>
          <Text as="span" size={14} tone="secondary">
            {card.price ? _(card.price) : <Trans>Included</Trans>}
          </Text>
        </div>
      </div>
    </Card>
  );
}

export const StateBadge = ({ isOn }: { isOn: boolean }) => (
  <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
);
