import type { ReactNode } from 'react';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading, Text } from '@/core/ui/content/Text';
import * as css from './Pricing.css';

interface StepProps {
  number: number;
  title: string;
  note: string;
  children: ReactNode;
}

/** One of the three parts of the form. */
export function Step({ number, title, note, children }: StepProps) {
  return (
    <Card as="section" padding="large" aria-labelledby={`step-${number}`}>
      <Stack gap={20}>
        <div className={css.stepHead}>
          <span className={css.stepNumber} aria-hidden="true">
            {number}
          </span>
          <Stack gap={4}>
            <Heading level={2} size={20} id={`step-${number}`}>
              {title}
            </Heading>
            <Text size={14} tone="secondary">
              {note}
            </Text>
          </Stack>
        </div>
        {children}
      </Stack>
    </Card>
  );
}
