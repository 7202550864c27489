import { useFormat } from '@/core/i18n/use-format';
import { AMOUNT_HERE, WithAmounts } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { CheckCircle2, Info } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { HotelTerms } from '../../contract';
import type { TermsBasis } from '@/core/say/told';
import * as css from '@/core/selling/results/page/fact.css';
import { useHotelWords } from '../hotel-words';

interface TermsLineProps extends TermsBasis {
  terms: HotelTerms;
}

/** What giving it up costs, as a dated line on the clocks of the place (rule 12). */
export function TermsLine({ terms, ...basis }: TermsLineProps) {
  const { head, then, isGood } = useHotelWords().terms(terms, basis, () => AMOUNT_HERE);
  const format = useFormat();
  const amounts = terms.fee ? [format.money(terms.fee)] : [];
  return (
    <span className={css.fact}>
      <span className={isGood ? css.good : css.quiet}>
        <Icon icon={isGood ? CheckCircle2 : Info} size="small" />
      </span>
      <span>
        <Text as="span" size={14} weight={550} tone={isGood ? 'success' : 'secondary'}>
          <WithAmounts text={head} amounts={amounts} />
        </Text>
        {then && (
          <Text as="span" size={14} tone="secondary">
            . <WithAmounts text={then} amounts={amounts} />.
          </Text>
        )}
      </span>
    </span>
  );
}
