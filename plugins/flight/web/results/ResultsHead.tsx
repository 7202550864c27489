import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { Pencil } from '@/core/ui/icons';
import { Container, Inline, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { FlexibleDates } from '../grid/FlexibleDates';
import { fillCriteria, type Criteria } from '../search/criteria';
import { criteriaErrors } from '../search/criteria-errors';
import { changedOptions } from '../search/preferences';
import { SearchPanel } from '../search/SearchPanel';
import { totalTravellers } from '../search/travellers';
import { useTravellerWords } from '../words';
import * as css from './ResultsScreen.css';

interface ResultsHeadProps {
  criteria: Criteria;
  from: string;
  to: string;
  /** All places of the trip, for a multi-city one. */
  route: string;
}

/** The search on top of its results, editable in place (rule 2 of the experience guide). */
export function ResultsHead({ criteria, from, to, route }: ResultsHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const filled = fillCriteria(criteria);
  const multiCity = filled.trip === 'multi-city';
  const [open, setOpen] = useState(criteriaErrors(filled).length > 0);
  const dates =
    filled.trip === 'one-way'
      ? format.date(filled.depart, 'weekday')
      : format.dateRange(filled.depart, filled.return, 'short');
  const changed = changedOptions(filled.preferences).length;
  const told = changed > 0 ? plural(changed, { one: '# option', other: '# options' }) : '';
  return (
    <div className={css.head}>
      <Container>
        <Stack gap={12}>
          <div className={css.summary}>
            <Inline justify="between" wrap={false}>
              <Stack gap={0}>
                <Heading level={1} size={18}>
                  {multiCity ? route : t`${from} to ${to}`}
                </Heading>
                <Text size={14} tone="secondary" numeric>
                  {[dates, words.total(totalTravellers(filled.travellers)), told].filter(Boolean).join(' · ')}
                </Text>
              </Stack>
              <Button
                variant="secondary"
                size="small"
                icon={Pencil}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {open ? t`Close` : t`Change`}
              </Button>
            </Inline>
          </div>
          <div className={css.form} data-open={open}>
            <SearchPanel criteria={criteria} />
          </div>
          {!multiCity && (
            <Inline>
              <FlexibleDates criteria={criteria} />
            </Inline>
          )}
        </Stack>
      </Container>
    </div>
  );
}
