import { useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format';
import { IconButton } from '../../../ui/actions/Button';
import { Inline } from '../../../ui/content/layout';
import { Heading } from '../../../ui/content/Text';
import { ChevronLeft, ChevronRight } from '../../../ui/pictures/icons';
import { addMonths } from './month';

interface MonthHeadProps {
  /** `YYYY-MM` */
  month: string;
  /** The first and the last month that can be looked at. */
  first: string;
  last: string;
  onChange: (month: string) => void;
}

/** The month that is looked at, with the way to those beside it. */
export function MonthHead({ month, first, last, onChange }: MonthHeadProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Inline justify="between" wrap={false}>
      <IconButton
        icon={ChevronLeft}
        label={t`Previous month`}
        disabled={month <= first}
        onClick={() => onChange(addMonths(month, -1))}
      />
      <div aria-live="polite">
        <Heading level={3} size={18}>
          {format.date(`${month}-01`, 'month')}
        </Heading>
      </div>
      <IconButton
        icon={ChevronRight}
        label={t`Next month`}
        disabled={month >= last}
        onClick={() => onChange(addMonths(month, 1))}
      />
    </Inline>
  );
}
