import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../ui/actions/Button';
import { Card } from '../../ui/content/Card';
import { History, X } from '../../ui/pictures/icons';
import { Icon } from '../../ui/pictures/Icon';
import { Grid, Inline, Stack } from '../../ui/content/layout';
import { Heading, Text } from '../../ui/content/Text';
import { keyOfCriteria, type RecentSearch, type SearchKind } from './recent';
import * as css from './RecentSearchList.css';
import { useRecentSearches } from './use-recent-searches';

export interface RecentSearchListProps<C extends object, P extends object> {
  kind: SearchKind<C, P>;
  /** The link that repeats a search, and below it in a line what was looked for. */
  card: (search: RecentSearch<C, P>) => { link: ReactNode; line: ReactNode };
}

/** The last searches of a product, one press away; each can be forgotten. Nothing before the first. */
export function RecentSearchList<C extends object, P extends object>({
  kind,
  card,
}: RecentSearchListProps<C, P>) {
  const { t } = useLingui();
  const { searches, forget } = useRecentSearches(kind);
  if (searches.length === 0) return null;
  return (
    <Stack gap={16} as="section" aria-label={t`Recent searches`}>
      <Inline gap={12} justify="between">
        <Heading level={2} size={20}>
          <Trans>Recent searches</Trans>
        </Heading>
        <Button variant="quiet" size="small" onClick={() => forget()}>
          <Trans>Clear all</Trans>
        </Button>
      </Inline>
      <Grid min="16rem" gap={12}>
        {searches.map((search) => {
          const { link, line } = card(search);
          return (
            <Card key={keyOfCriteria(search.criteria)} interactive padding="medium">
              <div className={css.row}>
                <span className={css.mark}>
                  <Icon icon={History} size="small" />
                </span>
                <Stack gap={4}>
                  {link}
                  <Text size={14} tone="secondary" numeric>
                    {line}
                  </Text>
                </Stack>
                <span className={css.forget}>
                  <IconButton
                    icon={X}
                    size="small"
                    label={t`Remove this search`}
                    onClick={() => forget(search.criteria)}
                  />
                </span>
              </div>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}
