import { useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useFormat } from '../../../i18n/use-format';
import { AmountText } from '../../../ui/content/Amount';
import { classes } from '../../../ui/content/box';
import { VisuallyHidden } from '../../../ui/content/Text';
import * as css from './calendar.css';
import { dayByKey, firstDayOf, leadingDays, lowestOf, monthOf, type PricedDay } from './month';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;

interface PriceMonthProps {
  days: readonly PricedDay[];
  /** What it is: "Lowest price by check-in date". */
  caption: string;
  /** What a price buys: "3 nights from $120". */
  priced: (price: string) => string;
  /** The day that is chosen now. */
  chosen: string | null;
  onChoose: (day: string) => void;
}

/** The days of a month with what each costs at least; arrow keys go from day to day. */
export function PriceMonth({ days, caption, priced, chosen, onChoose }: PriceMonthProps) {
  const { t } = useLingui();
  const format = useFormat();
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<number | null>(null);
  const first = firstDayOf(format.locale);
  const weekday = new Intl.DateTimeFormat(format.locale, { weekday: 'short', timeZone: 'UTC' });
  const empty = leadingDays(monthOf(days[0]!.date), first);
  const cells = [...Array.from({ length: empty }, () => null), ...days.map((_, at) => at)];
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_cell, column) => cells[week * 7 + column] ?? null),
  );
  const lowest = lowestOf(days);
  const chosenAt = days.findIndex(({ date }) => date === chosen);
  const tabbable = stop ?? (chosenAt >= 0 ? chosenAt : days.findIndex(({ from }) => from));
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const next = dayByKey(event.key, at, days.length);
    if (next === null) return;
    event.preventDefault();
    setStop(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  const told = (day: PricedDay) => {
    const date = format.date(day.date, 'full');
    if (!day.from) return t`${date}, not available`;
    const price = format.money(day.from, { cents: 'auto' });
    return `${date}, ${priced(price)}`;
  };
  const bare = days.map(({ from }) => from && format.bareMoney(from));
  const currency = bare.find((price) => price !== null)?.currency;
  const longest = Math.max(...bare.map((price) => price?.amount.length ?? 0));
  return (
    <table ref={table} className={css.grid} style={assignInlineVars({ [css.letters]: String(longest) })}>
      <caption className={css.caption}>
        <VisuallyHidden>{caption}</VisuallyHidden>
        {currency && (
          <span key={currency} aria-hidden="true">
            {t`Prices in ${currency}`}
          </span>
        )}
      </caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, at) => (
            <th key={at} scope="col" className={css.weekday}>
              {weekday.format(new Date(SUNDAY + ((first + at) % 7) * DAY_MS))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, nth) => (
          <tr key={nth}>
            {week.map((at, column) => {
              const day = at === null ? undefined : days[at];
              if (at === null || !day) return <td key={column} />;
              return (
                <td key={column} className={css.cell}>
                  <button
                    type="button"
                    data-day={at}
                    className={css.day}
                    tabIndex={at === tabbable ? 0 : -1}
                    aria-pressed={day.date === chosen}
                    aria-disabled={!day.from || undefined}
                    onKeyDown={(event) => onKeyDown(event, at)}
                    onClick={() => day.from && onChoose(day.date)}
                  >
                    <VisuallyHidden key={told(day)}>{told(day)}</VisuallyHidden>
                    <span aria-hidden="true">{Number(day.date.slice(8))}</span>
                    <span
                      aria-hidden="true"
                      className={classes(css.price, day.from?.amount === lowest && css.lowest)}
                    >
                      {bare[at] && <AmountText>{bare[at].amount}</AmountText>}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
