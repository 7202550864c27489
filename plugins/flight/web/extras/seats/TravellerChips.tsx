import { useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { PassengerType } from '../../../contract';
import * as css from './SeatDialog.css';

interface TravellerChipsProps {
  types: readonly PassengerType[];
  /** Index of who is chosen. */
  value: number;
  nameOf: (traveller: number) => { name: string };
  /** The seat that a traveller has on this flight. */
  seatOf: (traveller: number) => string | undefined;
  onChange: (traveller: number) => void;
}

/** Whose seat is chosen now, with the seats that are chosen already. Infants sit on laps and are left out. */
export function TravellerChips({ types, value, nameOf, seatOf, onChange }: TravellerChipsProps) {
  const { t } = useLingui();
  const name = useId();
  const chosen = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    // On a phone the chips are wider than the window, and choosing a seat goes on to the next traveller.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  return (
    <div role="radiogroup" aria-label={t`Whose seat`} className={css.travellers}>
      {types.map((type, index) =>
        type === 'INF' ? null : (
          <label key={index} ref={index === value ? chosen : undefined} className={css.traveller}>
            <input
              type="radio"
              name={name}
              className={css.radio}
              checked={value === index}
              onChange={() => onChange(index)}
            />
            {nameOf(index).name}
            <span className={css.chosen}>{seatOf(index) ?? '–'}</span>
          </label>
        ),
      )}
    </div>
  );
}
