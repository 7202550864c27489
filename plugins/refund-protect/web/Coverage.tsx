import { Trans, useLingui } from '@lingui/react/macro';
import { Icon } from '@/core/ui/pictures/Icon';
import { Check, X } from '@/core/ui/pictures/icons';
import { Heading, Text } from '@/core/ui/content/Text';
import { Stack } from '@/core/ui/content/layout';
import * as css from './Coverage.css';

/** What protection does and does not do, as the booking engine carries it out. */
export function Coverage() {
  const { t } = useLingui();
  const covered = [
    t`Cancel for any reason, without proof, by the end of the day before your trip starts, local time there.`,
    t`You get back everything you paid, except the price of the protection.`,
    t`If the normal rules refund more, such as a free cancellation on the first day, you get that.`,
  ];
  const excluded = [
    t`Canceling on the day your trip starts or later, or not showing up.`,
    t`The price of the protection itself.`,
  ];
  return (
    <div className={css.columns}>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          <Trans>What is covered</Trans>
        </Heading>
        <ul className={css.list}>
          {covered.map((text) => (
            <li key={text} className={css.item}>
              <Text as="span" tone="success">
                <Icon icon={Check} size="small" />
              </Text>
              <Text as="span" size={14}>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
      <Stack gap={8}>
        <Heading level={3} size={16}>
          <Trans>What is not covered</Trans>
        </Heading>
        <ul className={css.list}>
          {excluded.map((text) => (
            <li key={text} className={css.item}>
              <Text as="span" tone="secondary">
                <Icon icon={X} size="small" />
              </Text>
              <Text as="span" size={14}>
                {text}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
