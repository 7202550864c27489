import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { Badge } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import { localDate, partOfDay } from './greeting';

interface GreetingProps {
  name: string;
  now: Date;
  /** Whoever sees a part of the agency only should know it, lest it be taken for the whole (R171). */
  isRestricted: boolean;
}

/** Greets by the time of the day, and says which day it is. */
export function Greeting({ name, now, isRestricted }: GreetingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const part = partOfDay(now.getHours());
  const named = {
    morning: t`Good morning, ${name}`,
    afternoon: t`Good afternoon, ${name}`,
    evening: t`Good evening, ${name}`,
  };
  const plain = { morning: t`Good morning`, afternoon: t`Good afternoon`, evening: t`Good evening` };
  const today = localDate(now);
  return (
    <Stack gap={4}>
      <Heading level={1} size={32}>
        {(name ? named : plain)[part]}
      </Heading>
      <Text as="time" dateTime={today} size={14} tone="secondary">
        {format.date(today, 'full')}
      </Text>
      {isRestricted && (
        <Inline gap={8}>
          <Badge tone="info">{t`Restricted Mode`}</Badge>
          <Text as="span" size={14} tone="secondary">
            <Trans>You see the bookings and commissions that you made yourself.</Trans>
          </Text>
        </Inline>
      )}
    </Stack>
  );
}
