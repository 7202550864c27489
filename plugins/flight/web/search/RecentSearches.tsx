import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Grid, Stack } from '@/core/ui/layout';
import { Heading } from '@/core/ui/Text';
import { recentSearchesAtom } from './recent';
import { RecentSearchCard } from './RecentSearchCard';

/** The searches of this visit, one press away. Nothing before the first. */
export function RecentSearches() {
  const { t } = useLingui();
  const searches = useAtomValue(recentSearchesAtom);
  if (searches.length === 0) return null;
  return (
    <Stack gap={16} as="section" aria-label={t`Recent searches`}>
      <Heading level={2} size={20}>
        <Trans>Recent searches</Trans>
      </Heading>
      <Grid min="16rem" gap={12}>
        {searches.map((search) => (
          <RecentSearchCard key={JSON.stringify(search.criteria)} search={search} />
        ))}
      </Grid>
    </Stack>
  );
}
