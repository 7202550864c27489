import type { ReactNode } from 'react';
import type { Money } from '../../contract';
import { Container, Inline, Show, Split, Stack } from '../../ui/content/layout';
import * as css from './OfferLayout.css';
import { PriceBar } from './filters/PriceBar';

/** The page of one offer, with the way back to where it was found. */
export const OfferPage = ({ back, children }: { back?: ReactNode; children: ReactNode }) => (
  <Container>
    <div className={css.page}>
      <Stack gap={24}>
        {back && <Inline>{back}</Inline>}
        {children}
      </Stack>
    </div>
  </Container>
);

interface OfferLayoutProps {
  /** What it costs, part by part. */
  price: ReactNode;
  total: Money;
  /** Where the total is the least of several, or of one of those who come. */
  totalIs?: { from: boolean; caption: string };
  /** Leads to the checkout. */
  action: ReactNode;
  children: ReactNode;
}

/** One offer: its price with the next step stays in view beside it, on a phone in a bar below it. */
export const OfferLayout = ({ price, total, totalIs, action, children }: OfferLayoutProps) => (
  <>
    <Split
      sticky
      aside={
        <Stack gap={16}>
          {price}
          <Show from="desktop">{action}</Show>
        </Stack>
      }
    >
      <Stack gap={32}>{children}</Stack>
    </Split>
    <PriceBar money={total} {...totalIs}>
      {action}
    </PriceBar>
  </>
);
