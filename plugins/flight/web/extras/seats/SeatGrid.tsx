import { Trans, useLingui } from '@lingui/react/macro';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useRef, useState, type KeyboardEvent } from 'react';
import { classes } from '@/core/ui/content/box';
import { Icon } from '@/core/ui/pictures/Icon';
import { ChevronLeft, ChevronRight, Plus, X } from '@/core/ui/pictures/icons';
import {
  seatRefusal,
  type PassengerType,
  type Seat,
  type SeatDeck,
  type SeatRefusal,
  type SeatRow,
} from '../../../contract';
import { moveIn } from './grid';
import * as css from './SeatGrid.css';
import { useSeatWords } from '../seat-words';

export type SeatLook = keyof typeof css.looks;

export interface SeatGridProps {
  /** What is drawn, for screen readers. */
  label: string;
  decks: readonly SeatDeck[];
  types: readonly PassengerType[];
  /** Whose seat is chosen now. */
  traveller: number;
  /** Index of the own traveller that has the seat. */
  holderOf: (seat: string) => number | undefined;
  /** Name and initials of a traveller. */
  nameOf: (traveller: number) => { name: string; initials: string };
  onChoose: (seat: Seat) => void;
  /** The seat that is looked at: under the pointer, or with the focus. */
  onLook: (seat: Seat | null) => void;
}

/** How a seat is drawn: by shape and sign as well as by colour. */
export function lookOf(
  seat: Pick<Seat, 'characteristics'>,
  refusal: SeatRefusal | null,
  holder: number | undefined,
  traveller: number,
): SeatLook {
  if (holder !== undefined) return holder === traveller ? 'mine' : 'theirs';
  if (refusal === 'taken' || refusal === 'blocked') return 'taken';
  if (refusal) return 'refused';
  return seat.characteristics.includes('extra-legroom') ? 'legroom' : 'free';
}

/** What stands in a seat, drawn for the eye alone: its name says it all. `price` is a number without its currency. */
export function SeatSign({ look, initials, price }: { look: SeatLook; initials?: string; price?: string }) {
  if (look === 'taken') return <Icon icon={X} size="small" />;
  if (look === 'mine' || look === 'theirs') return <span className={css.drawn} data-text={initials} />;
  return (
    <>
      {look === 'legroom' && (
        <span className={price ? css.sign : undefined}>
          <Icon icon={Plus} size="small" />
        </span>
      )}
      {price && look !== 'refused' && <span className={classes(css.drawn, css.price)} data-text={price} />}
    </>
  );
}

const tracksOf = ({ columns }: SeatDeck) =>
  columns.map((column) => (column === null ? css.aisleTrack : css.seatTrack)).join(' ');

/**
 * The cabin as a grid that is walked by arrow keys: one stop of Tab, Enter or Space chooses. What cannot be chosen can
 * be looked at, and says why.
 */
export function SeatGrid(props: SeatGridProps) {
  const { label, decks, types, traveller, holderOf } = props;
  const { t } = useLingui();
  const grid = useRef<HTMLDivElement>(null);
  const seats = decks.flatMap((deck) => deck.rows.flatMap((row) => row.seats));
  const [walked, setWalked] = useState<string | null>(null);
  const active =
    seats.find(({ number }) => number === walked) ??
    seats.find(({ number }) => holderOf(number) === traveller) ??
    seats.find((seat) => seatRefusal(seat, types, traveller) === null) ??
    seats[0];

  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset['seat'];
    const next = from && moveIn(decks, from, event.key, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    setWalked(next);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${next}"]`)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells take the focus, one at a time
    <div role="grid" aria-label={label} ref={grid} onKeyDown={onKeyDown}>
      {decks.map((deck) => (
        <div
          key={deck.name}
          role="rowgroup"
          className={css.deck}
          style={assignInlineVars({ [css.tracks]: tracksOf(deck) })}
          aria-label={deck.name === 'upper' ? t`Upper deck` : t`Main deck`}
        >
          {decks.length > 1 && (
            <div className={css.deckName} aria-hidden>
              {deck.name === 'upper' ? <Trans>Upper deck</Trans> : <Trans>Main deck</Trans>}
            </div>
          )}
          <div role="row" className={css.row}>
            {deck.columns.map((column, index) =>
              column === null ? (
                <span key={index} aria-hidden />
              ) : (
                <span key={index} role="columnheader" className={css.letter}>
                  {column}
                </span>
              ),
            )}
          </div>
          {deck.rows.map((row) => (
            <Row
              key={row.number}
              {...props}
              deck={deck}
              row={row}
              active={active?.number}
              onWalk={setWalked}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type RowProps = SeatGridProps & {
  deck: SeatDeck;
  row: SeatRow;
  active: string | undefined;
  onWalk: (seat: string) => void;
};

function Row({ deck, row, active, types, traveller, holderOf, nameOf, onChoose, onLook, onWalk }: RowProps) {
  const { t } = useLingui();
  const words = useSeatWords();
  const { number, isExit, isOverWing } = row;
  const header = [t`Row ${number}`, isExit && t`exit row`, isOverWing && t`over the wing`]
    .filter(Boolean)
    .join(', ');
  const firstAisle = deck.columns.indexOf(null);
  return (
    <div role="row" className={classes(css.row, isExit && css.exitRow, isOverWing && css.overWing)}>
      {isExit && (
        <>
          <span className={classes(css.exitMark, css.exitStart)} aria-hidden>
            <Icon icon={ChevronLeft} size="small" />
            <Trans>Exit</Trans>
          </span>
          <span className={classes(css.exitMark, css.exitEnd)} aria-hidden>
            <Trans>Exit</Trans>
            <Icon icon={ChevronRight} size="small" />
          </span>
        </>
      )}
      {deck.columns.map((column, index) => {
        if (column === null)
          return (
            <span
              key={index}
              className={css.number}
              {...(index === firstAisle
                ? { role: 'rowheader', 'aria-label': header }
                : { 'aria-hidden': true })}
            >
              {number}
            </span>
          );
        const seat = row.seats.find((each) => each.column === column);
        if (!seat) return <span key={index} aria-hidden />;
        const holder = holderOf(seat.number);
        const refusal = holder === undefined ? seatRefusal(seat, types, traveller) : null;
        const look = lookOf(seat, refusal, holder, traveller);
        const who = holder === undefined ? null : nameOf(holder);
        return (
          <button
            key={index}
            type="button"
            role="gridcell"
            data-seat={seat.number}
            tabIndex={seat.number === active ? 0 : -1}
            aria-selected={holder !== undefined}
            aria-disabled={refusal !== null}
            aria-label={words.name(seat, { refusal, holder: who?.name ?? null })}
            className={classes(css.seat, css.looks[look])}
            onClick={() => {
              onWalk(seat.number);
              onLook(seat);
              if (!refusal) onChoose(seat);
            }}
            onFocus={() => onLook(seat)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && onLook(seat)}
          >
            <SeatSign
              look={look}
              {...(who ? { initials: who.initials } : {})}
              {...(seat.price ? { price: words.number(seat.price) } : {})}
            />
          </button>
        );
      })}
    </div>
  );
}
