import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Money } from '../../../contract';
import { Show } from '../../../ui/content/layout';
import { Price } from '../../../ui/content/Price';
import { StickyBar } from '../../../ui/navigation/StickyBar';
import * as css from './PriceBar.css';

/** The price and the next step under the thumb, on screens without room for an aside (rule 28). */
export function PriceBar({ money, children }: { money: Money; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Show until="desktop">
      <StickyBar>
        <div className={css.bar}>
          <Price money={money} size="large" caption={t`all included`} />
          {children}
        </div>
      </StickyBar>
    </Show>
  );
}
