import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '@/core/selling/results/Section';
import { Icon } from '@/core/ui/pictures/Icon';
import { ShieldCheck } from '@/core/ui/pictures/icons';
import { Amount } from '@/core/ui/content/Amount';
import { Text } from '@/core/ui/content/Text';
import { excessOf, type CarCoverage, type CarDetails, type CarExtras } from '../../contract';
import { CoverageBoxes } from '../parts/CoverageBoxes';
import { useExtraWords } from '../car-words';
import * as css from './OfferScreen.css';

interface CoveragesProps {
  offer: CarDetails;
  extras: CarExtras;
  onChange: (extras: CarExtras) => void;
}

/** What is insured already, with what the driver still pays of a damage, and what may be added. */
export function Coverages({ offer, extras, onChange }: CoveragesProps) {
  const { t } = useLingui();
  const words = useExtraWords();
  const included = offer.availableInfo.coverages.filter(({ charge }) => charge.includedRateInd);
  const held = [...included.map(({ code }) => code), ...extras.coverages];
  const excess = (coverage: CarCoverage) => {
    const most = excessOf(coverage, held);
    if (!most) return undefined;
    return most.amount > 0 ? (
      <Trans>You pay up to {<Amount money={most} />} for any damage</Trans>
    ) : (
      t`Zero deductible: you pay nothing for damage`
    );
  };
  return (
    <Section title={<Trans>Coverage</Trans>}>
      <ul className={css.included} aria-label={t`Included coverage`}>
        {included.map((coverage) => (
          <li key={coverage.code} className={css.line}>
            <span className={css.good}>
              <Icon icon={ShieldCheck} size="small" />
            </span>
            <span>
              {words.extra(coverage)}
              {excess(coverage) && (
                <Text size={14} tone="secondary">
                  {excess(coverage)}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      <CoverageBoxes offer={offer} extras={extras} onChange={onChange} />
    </Section>
  );
}
