import type { ReactNode } from 'react';
import { Card } from '../../ui/content/Card';
import { Grow, Inline, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';

interface SettingsCardProps {
  title: ReactNode;
  note?: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}

/** One matter of a settings page. */
export const SettingsCard = ({ title, note, action, children }: SettingsCardProps) => (
  <Card as="section" padding="large">
    <Stack gap={20}>
      <Inline justify="between" align="start" gap={16}>
        <Grow wraps>
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
        </Grow>
        {action}
      </Inline>
      {children}
    </Stack>
  </Card>
);
