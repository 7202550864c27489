import type { ReactNode } from 'react';
import { Card } from '../../../ui/content/Card';
import { Inline, Stack } from '../../../ui/content/layout';
import { Heading, Text } from '../../../ui/content/Text';

/** One part of the checkout page. */
export function CheckoutSection({
  title,
  note,
  action,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section" padding="large">
      <Stack gap={20}>
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={2} size={20}>
              {title}
            </Heading>
            {action}
          </Inline>
          {note && (
            <Text size={14} tone="secondary">
              {note}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}
