import { useLingui } from '@lingui/react';
import { useFormat } from '@/core/i18n/use-format';
import { AMOUNT_HERE, WithAmounts } from '@/core/ui/content/Amount';
import { Icon } from '@/core/ui/pictures/Icon';
import { CheckCircle2, Info } from '@/core/ui/pictures/icons';
import { Text } from '@/core/ui/content/Text';
import type { HotelTerms } from '../../contract';
import type { TermsBasis } from '@/core/say/told';
import * as css from '@/core/selling/results/page/fact.css';
import { termsText } from '../../say/terms';

interface TermsLineProps extends TermsBasis {
  terms: HotelTerms;
}

/** What giving it up costs, as a dated line on the clocks of the place (rule 12). */
export function TermsLine({ terms, ...basis }: TermsLineProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { head, then, isGood } = termsText(terms, basis, {
    ...{ locale: format.locale, _: (words) => i18n._(words), now: new Date() },
    money: () => AMOUNT_HERE,
  });
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
