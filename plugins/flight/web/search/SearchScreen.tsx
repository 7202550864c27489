import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '@/core/tenant/use-page-title';
import { Container, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { CriteriaAddress, useAddress } from '../use-address';
import { RecentSearches } from './RecentSearches';
import { SearchPanel } from './SearchPanel';
import * as css from './SearchScreen.css';

/** Where a flight search begins. */
export default function SearchScreen() {
  const { t } = useLingui();
  usePageTitle(t`Search flights`);
  const criteria = useAddress(CriteriaAddress);
  return (
    <div className={css.page}>
      <Container>
        <Stack gap={32}>
          <Stack gap={8}>
            <Heading level={1} size={44}>
              <Trans>Where to next?</Trans>
            </Heading>
            <Text tone="secondary" size={18}>
              <Trans>Compare flights with everything included in the price.</Trans>
            </Text>
          </Stack>
          <div className={css.panel}>
            <SearchPanel criteria={criteria} />
          </div>
          <RecentSearches />
        </Stack>
      </Container>
    </div>
  );
}
