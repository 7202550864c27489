import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { useFormat } from '../../../i18n/use-format';
import type { Span } from './choices';
import { RangeFilter } from './SliderFilter';
import * as css from './PriceFilter.css';
import { type Priced, priceBars, spanOf } from './price-bars';

interface PriceFilterProps {
  label: string;
  results: readonly (readonly Priced[])[];
  value: Span | undefined;
  onChange: (value: Span | undefined) => unknown;
}

/** From one price to another, with how many results cost what. */
export function PriceFilter({ label, results, value, onChange }: PriceFilterProps) {
  const format = useFormat();
  const prices = useMemo(() => priceBars(results), [results]);
  if (!prices) return null;
  const { min, max, highest, step, bars } = prices;
  const currency = results[0]![0]!.price.currency;
  const most = Math.max(...bars);
  const shown = [value?.from ?? min, Math.min(value?.to ?? max, max)] as const;
  const isOn = (at: number) => {
    const middle = min + ((at + 0.5) / bars.length) * (max - min);
    return middle >= shown[0] && middle <= shown[1];
  };
  return (
    <div>
      <div className={css.bars} aria-hidden="true">
        {bars.map((count, at) => (
          <span
            key={at}
            className={isOn(at) ? css.bar.on : css.bar.off}
            style={assignInlineVars({ [css.tall]: `${(count / most) * 100}%` })}
          />
        ))}
      </div>
      <RangeFilter
        label={label}
        bounds={[min, max]}
        step={step}
        format={(amount) => format.money({ amount: Math.min(amount, highest), currency })}
        value={shown}
        onChange={(next) => onChange(spanOf(next, prices))}
      />
    </div>
  );
}
