import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ResultsHead as Head } from '@/core/selling/results/ResultsHead';
import { Inline } from '@/core/ui/content/layout';
import { FlexibleDates } from '../grid/FlexibleDates';
import { fillCriteria, type Criteria } from '../search/criteria/criteria';
import { criteriaErrors } from '../search/criteria/criteria-errors';
import { changedOptions } from '../search/criteria/preferences';
import { SearchPanel } from '../search/form/SearchPanel';
import { totalTravellers } from '../search/criteria/travellers';
import { useTravellerWords } from '../traveller-words';

interface ResultsHeadProps {
  criteria: Criteria;
  from: string;
  to: string;
  /** All places of the trip, for a multi-city one. */
  route: string;
}

/** The search on top of the flights it has found. */
export function ResultsHead({ criteria, from, to, route }: ResultsHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useTravellerWords();
  const filled = fillCriteria(criteria);
  const multiCity = filled.trip === 'multi-city';
  const dates =
    filled.trip === 'one-way'
      ? format.date(filled.depart, 'weekday')
      : format.dateRange(filled.depart, filled.return, 'short');
  const changed = changedOptions(filled.preferences).length;
  const told = changed > 0 ? plural(changed, { one: '# option', other: '# options' }) : '';
  return (
    <Head
      title={multiCity ? route : t`${from} to ${to}`}
      summary={[dates, words.total(totalTravellers(filled.travellers)), told].filter(Boolean).join(' · ')}
      startOpen={criteriaErrors(filled).length > 0}
      form={<SearchPanel criteria={criteria} />}
    >
      {!multiCity && (
        <Inline>
          <FlexibleDates criteria={criteria} />
        </Inline>
      )}
    </Head>
  );
}
