import { Trans, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@/core/i18n/words-of';
import { Stack } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import { ButtonLink } from '@/core/ui/actions/ButtonLink';
import { EmptyState } from '@/core/ui/feedback/EmptyState';
import { SearchX } from '@/core/ui/pictures/icons';
import type { LinkProps } from '@tanstack/react-router';
import { hotelRefusals } from '../../contract/refusals';
import type { FilledCriteria } from '../search/criteria';
import { StayChange } from './StayChange';

interface SoldOutProps {
  filled: FilledCriteria;
  onChange: (filled: FilledCriteria) => void;
  /** Leads to what else was found. */
  results: LinkProps;
  /** The page has a heading already. */
  level?: 1 | 2;
}

/** Nothing is left there for these dates and guests: others may be tried in place. */
export function SoldOut({ filled, onChange, results, level = 1 }: SoldOutProps) {
  const { t } = useLingui();
  return (
    <Stack gap={24}>
      <EmptyState
        level={level}
        icon={SearchX}
        title={wordsOf(hotelRefusals.gone)}
        action={
          <ButtonLink {...results} variant="secondary">
            {t`See other hotels`}
          </ButtonLink>
        }
      >
        <Text tone="secondary">
          <Trans>
            Nothing is left here for these dates and guests. Try other dates, or see other hotels.
          </Trans>
        </Text>
      </EmptyState>
      <StayChange filled={filled} onChange={onChange} />
    </Stack>
  );
}
