import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/content/Card';
import { Stack } from '../../ui/content/layout';
import { Heading } from '../../ui/content/Text';

interface SectionProps {
  title: ReactNode;
  gap?: 12 | 16;
  children: ReactNode;
}

/** A part of the page of an offer, under its heading. */
export const Section = ({ title, gap = 16, children }: SectionProps) => (
  <Stack gap={gap} as="section">
    <Heading level={2} size={20}>
      {title}
    </Heading>
    {children}
  </Stack>
);

/** A card of an offer or of a booking; its heading names it among the regions of the page. */
export function SectionCard({ title, gap = 16, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Stack gap={gap}>
        <Heading level={2} size={20} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
