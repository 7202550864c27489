import { useId, type ReactNode } from 'react';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';
import type { SearchPreferences } from '../../../contract';

/** Changes settings of one group and leaves the others alone. */
export type ChangeOption = <G extends keyof SearchPreferences>(
  group: G,
  change: Partial<SearchPreferences[G]>,
) => void;

export interface OptionsProps {
  value: SearchPreferences;
  set: ChangeOption;
}

/** Options that belong together, under their heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" gap={16} aria-labelledby={id}>
      <Heading level={3} size={18} id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
