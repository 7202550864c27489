import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useQueries } from './query';

/** Gives TanStack's own hooks the page's cache; stands around every plugin's page and contribution. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={useQueries()}>{children}</QueryClientProvider>;
}
