import { useFormat } from '@/core/i18n/use-format';
import { AMOUNT_HERE, WithAmounts } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { CheckCircle2, Info } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { HotelTerms } from '../../contract';
import type { TermsPlace } from '../../say/terms';
import * as css from '@/core/selling/results/page/fact.css';
import { useHotelWords } from '../hotel-words';

interface TermsLineProps {
  terms: HotelTerms;
  place: TermsPlace;
  /** Until when a protection gives back what the terms would keep, ISO. */
  protectedUntil?: string | null;
}

/** What giving it up costs, as a dated line on the clocks of the place (rule 12). */
export function TermsLine({ terms, place, protectedUntil = null }: TermsLineProps) {
  const { head, then, isFree } = useHotelWords().terms(terms, place, {
    money: () => AMOUNT_HERE,
    protectedUntil,
  });
  const format = useFormat();
  const amounts = terms.fee ? [format.money(terms.fee)] : [];
  return (
    <span className={css.fact}>
      <span className={isFree ? css.good : css.quiet}>
        <Icon icon={isFree ? CheckCircle2 : Info} size="small" />
      </span>
      <span>
        <Text as="span" size={14} weight={550} tone={isFree ? 'success' : 'secondary'}>
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
