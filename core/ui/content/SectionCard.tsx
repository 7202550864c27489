import { type ReactNode, useId } from 'react';
import { Card, type CardProps } from './Card';
import { Grow, Inline, type InlineProps, Stack } from './layout';
import { Heading, type HeadingProps, Text } from './Text';

export interface SectionCardProps extends Pick<CardProps, 'padding' | 'children'> {
  title: ReactNode;
  /** Below the title: what it is about. */
  note?: ReactNode;
  /** Stands beside the title. */
  action?: ReactNode;
  /** Of the title, for what else is named by it. */
  id?: string;
  /** Of the title. */
  size?: HeadingProps['size'];
  gap?: InlineProps['gap'];
}

/** One matter of a page, in a card that its title names. */
export function SectionCard({
  title,
  note,
  action,
  id,
  padding = 'large',
  size = 20,
  gap = 20,
  children,
}: SectionCardProps) {
  const made = useId();
  const titleId = id ?? made;
  const head = (
    <Stack gap={4}>
      <Heading level={2} size={size} id={titleId}>
        {title}
      </Heading>
      {note && (
        <Text size={14} tone="secondary">
          {note}
        </Text>
      )}
    </Stack>
  );
  return (
    <Card as="section" padding={padding} aria-labelledby={titleId}>
      <Stack gap={gap}>
        {action ? (
          <Inline justify="between" align="start" gap={16}>
            <Grow wraps>{head}</Grow>
            {action}
          </Inline>
        ) : (
          head
        )}
        {children}
      </Stack>
    </Card>
  );
}
