import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Money } from '@/core/contract';
import { useFormat } from '@/core/i18n/use-format';
import type { Plan, Schedule } from '../contract/plans';
import { type Charge, chargesOf } from './calendar';

/** What plans are called and cost, in words; amounts as they are charged (G131). */
export function usePlanWords() {
  const { t } = useLingui();
  const format = useFormat();
  const money = (amount: Money) => format.money(amount, { own: true });

  /** How often a charge comes. */
  const rhythm = ({ months, times }: Pick<Charge, 'months' | 'times'>): string => {
    if (times === 1) return plural(months, { one: 'for # month', other: 'for # months' });
    if (months === 1)
      return times === null
        ? t`every month`
        : plural(times, { one: 'for # month', other: 'every month, # times' });
    return plural(months, { one: 'every month', other: 'every # months' });
  };

  const free = (months: number): string => plural(months, { one: '# month free', other: '# months free' });

  return {
    /** M116, M117 */
    name: ({ id }: Pick<Plan, 'id'>): string => (id === 'holiday' ? t`Holiday rate` : t`Regular`),
    /** M114, M115 */
    headline: ({ id, monthly }: Pick<Plan, 'id' | 'monthly'>): string => {
      const price = format.money(monthly, { own: true, cents: 'auto' });
      return id === 'holiday' ? t`${price} per month for 12 months` : t`${price} per month billed annually`;
    },
    money,
    rhythm,
    free,
    /** All of it in one sentence, such as "Today $1,188.00, then $1,188.00 every 12 months from 24 Nov 2027." */
    sentence: (schedule: Schedule, begins: string): string => {
      const [first, ...later] = chargesOf(schedule, begins);
      if (!first) return '';
      const due = money(first.amount);
      const start = first.amount.amount === 0 ? free(first.months) : t`Today ${due}`;
      const rest = later.map((charge) => {
        // How often it comes is told by what follows it.
        const times = charge.times === 1 ? 1 : null;
        const [amount, often] = [money(charge.amount), rhythm({ ...charge, times })];
        const day = format.date(charge.on);
        return t`then ${amount} ${often} from ${day}`;
      });
      return `${[start, ...rest].join(', ')}.`;
    },
  };
}
