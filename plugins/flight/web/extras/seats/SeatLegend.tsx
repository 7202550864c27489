import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Amount } from '@/core/ui/content/Amount';
import { classes } from '@/core/ui/content/box';
import { Grid, Inline } from '@/core/ui/content/layout';
import { Text } from '@/core/ui/content/Text';
import type { Seat, SeatMap } from '../../../contract';
import { priceRange } from '../choice';
import * as css from './SeatGrid.css';
import { SeatSign, type SeatLook } from './SeatGrid';

/** What the signs of the seat map mean, with the prices of this flight; `alone`: there are no fellow travelers. */
export function SeatLegend({ map, alone = false }: { map: SeatMap; alone?: boolean }) {
  const { t } = useLingui();
  const rangeText = (is: (seat: Seat) => boolean): ReactNode => {
    const range = priceRange(map, is);
    if (!range) return t`none free`;
    const { from, to } = range;
    if (!to) return t`included in the fare`;
    const most = <Amount money={to} cents="auto" />;
    if (!from) return <Trans>included in the fare, or up to {most}</Trans>;
    if (from.amount === to.amount) return most;
    return (
      <>
        <Amount money={from} cents="auto" /> – {most}
      </>
    );
  };
  const hasLegroom = (seat: Seat) => seat.characteristics.includes('extra-legroom');
  const entries: { look: SeatLook; text: string; detail?: ReactNode; initials?: string }[] = [
    { look: 'free', text: t`Available`, detail: rangeText((seat) => !hasLegroom(seat)) },
    { look: 'legroom', text: t`Extra legroom`, detail: rangeText(hasLegroom) },
    { look: 'mine', text: t`Chosen`, initials: 'A' },
    ...(alone
      ? []
      : [{ look: 'theirs' as const, text: t`Chosen for someone else in your group`, initials: 'B' }]),
    { look: 'taken', text: t`Taken` },
    { look: 'refused', text: t`Not for this traveler` },
  ];
  return (
    <Grid as="ul" columns={{ phone: 2, tablet: 1 }} gap={8}>
      {entries.map(({ look, text, detail, initials }) => (
        <Inline as="li" key={look} gap={8} wrap={false}>
          <span className={classes(css.seat, css.looks[look], css.sample)} aria-hidden>
            <SeatSign look={look} {...(initials ? { initials } : {})} />
          </span>
          <span>
            <Text as="div" size={14}>
              {text}
            </Text>
            {detail && (
              <Text as="div" size={12} tone="secondary" numeric>
                {detail}
              </Text>
            )}
          </span>
        </Inline>
      ))}
    </Grid>
  );
}
