import type { ReactNode } from 'react';
import { Card } from '@/core/ui/Card';
import { Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';

/** One part of the checkout page. */
export function Section({
  title,
  note,
  children,
}: {
  title: ReactNode;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="section" padding="large">
      <Stack gap={20}>
        <Stack gap={4}>
          <Heading level={2} size={20}>
            {title}
          </Heading>
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
