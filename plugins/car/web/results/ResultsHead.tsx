import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@/core/i18n/use-format';
import { ResultsHead as Head } from '@/core/selling/results/ResultsHead';
import { criteriaErrors } from '../search/criteria-errors';
import { fillCriteria, momentText, type Criteria, type PlaceLookup } from '../search/criteria';
import { SearchPanel } from '../search/SearchPanel';

interface ResultsHeadProps {
  criteria: Criteria;
  placeOf: PlaceLookup;
  title: string;
}

/** The search on top of the cars it has found. */
export function ResultsHead({ criteria, placeOf, title }: ResultsHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  const filled = fillCriteria(criteria);
  const at = (text: string) => (text ? `${format.date(text, 'weekday')}, ${format.time(text)}` : '');
  const times = [at(momentText(filled.pickUp)), at(momentText(filled.dropOff))].filter(Boolean).join(' – ');
  return (
    <Head
      title={title}
      summary={[times, t`driver aged ${filled.age}`].filter(Boolean).join(' · ')}
      startOpen={criteriaErrors(filled, placeOf).length > 0}
      form={<SearchPanel criteria={criteria} />}
    />
  );
}
