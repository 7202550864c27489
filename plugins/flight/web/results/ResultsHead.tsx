import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormat } from '@/core/i18n/use-format';
import { Button } from '@/core/ui/Button';
import { Pencil } from '@/core/ui/icons';
import { Container, Inline, Stack } from '@/core/ui/layout';
import { Heading, Text } from '@/core/ui/Text';
import { fillCriteria, type Criteria } from '../search/criteria';
import { SearchPanel } from '../search/SearchPanel';
import { totalTravellers } from '../search/travellers';
import { useTravellerWords } from '../words';
import * as css from './ResultsScreen.css';

interface ResultsHeadProps {
  criteria: Criteria;
  from: string;
  to: string;
}

/** The search on top of its results, editable in place (rule 2 of the experience guide). */
export function ResultsHead({ criteria, from, to }: ResultsHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const filled = fillCriteria(criteria);
  const [open, setOpen] = useState(!filled.from || !filled.to);
  const dates =
    filled.trip === 'round-trip'
      ? format.dateRange(filled.depart, filled.return, 'short')
      : format.date(filled.depart, 'weekday');
  return (
    <div className={css.head}>
      <Container>
        <div className={css.summary}>
          <Inline justify="between" wrap={false}>
            <Stack gap={0}>
              <Heading level={1} size={18}>
                {t`${from} to ${to}`}
              </Heading>
              <Text size={14} tone="secondary" numeric>
                {dates} · {words.total(totalTravellers(filled.travellers))}
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
      </Container>
    </div>
  );
}
