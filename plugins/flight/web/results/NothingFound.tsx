import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { Stack } from '@/core/ui/content/layout';
import { SearchX } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { SearchState } from './searching/search-state';
import { SearchStatus } from './searching/SearchStatus';

/** R200: the search has ended and nothing flies, or nothing that the suppliers who answered know of. */
export function NothingFound({ search, onRetry }: { search: SearchState; onRetry: () => void }) {
  const { t } = useLingui();
  return (
    <Stack gap={16}>
      <SearchStatus search={search} count={0} onRetry={onRetry} />
      <EmptyState icon={SearchX} title={t`No flights found`}>
        <Text tone="secondary">
          <Trans>
            There are no flights on this route on these days. Try other dates, or an airport nearby.
          </Trans>
        </Text>
      </EmptyState>
    </Stack>
  );
}
