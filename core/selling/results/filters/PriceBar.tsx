import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '../../../contract';
import { Show } from '../../../ui/content/layout';
import { Price } from '../../../ui/content/Price';
import { StickyBar } from '../../../ui/navigation/StickyBar';
import * as css from './PriceBar.css';

interface PriceBarProps {
  money: Money;
  /** It is the least of several. */
  from?: boolean;
  /** What it buys: "2 adults, taxes included"; that all is included without one. */
  caption?: string | undefined;
  children: ReactNode;
}

/** The price and the next step under the thumb, on screens without room for an aside (rule 28). */
export function PriceBar({ money, from = false, caption, children }: PriceBarProps) {
  const { t } = useLingui();
  return (
    <Show until="desktop">
      <StickyBar>
        <div className={css.bar}>
          <Price money={money} size="large" from={from} caption={caption ?? t`all included`} />
          {children}
        </div>
      </StickyBar>
    </Show>
  );
}
