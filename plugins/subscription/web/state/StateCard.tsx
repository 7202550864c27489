import { SectionCard } from '@/core/ui/content/SectionCard';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Status } from '@/core/ui/content/Badge';
import { Inline, Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { Subscription } from '../../contract/subscription';
import { usePlanWords } from '../use-plan-words';
import { useStateWords } from './use-state-words';

/** How the subscription stands, what is charged next, and what can be done about it (M488). */
export function StateCard({ subscription, actions }: { subscription: Subscription; actions?: ReactNode }) {
  const words = useStateWords();
  const plans = usePlanWords();
  const { status, plan, coupon } = subscription;
  const name = plan && plans.name({ id: plan });
  return (
    <SectionCard
      gap={16}
      title={<Trans>Subscription</Trans>}
      action={
        <Text as="span" size={14}>
          <Status tone={words.tone(status)}>{words.label(status)}</Status>
        </Text>
      }
    >
      <Stack gap={8}>
        {words.sentences(subscription).map((sentence) => (
          <Text key={sentence}>{sentence}</Text>
        ))}
      </Stack>
      {name && (
        <Text size={14} tone="secondary">
          {coupon ? (
            <Trans>
              Plan: {name}, with the coupon {coupon.code}
            </Trans>
          ) : (
            <Trans>Plan: {name}</Trans>
          )}
        </Text>
      )}
      {actions && <Inline gap={12}>{actions}</Inline>}
    </SectionCard>
  );
}
