import type { Money } from '@/core/contract';
import { readMoney } from '../../kit/money';
import type {
  FlightSegment,
  PassengerType,
  Seat,
  SeatDeck,
  SeatMap,
  SeatRow,
} from '@/plugins/flight/contract';
import type { CabinPlan, Element, SeatMapAnswer, SeatService } from '../api/seat-map';
import { cabinOf } from '../offers/flights';

type Characteristic = Seat['characteristics'][number];

/** What airlines write of a seat, in English, by what it means here. */
const SAID: readonly (readonly [RegExp, Characteristic])[] = [
  [/exit/i, 'exit-row'],
  [/leg ?room|extra space/i, 'extra-legroom'],
  [/bulkhead/i, 'bulkhead'],
  [/recline/i, 'limited-recline'],
];

/** Row and column of a designator such as `12A`; null for what is none. */
export function numberOf(designator: string | null | undefined): { row: number; column: string } | null {
  const [, row, column] = /^0*(\d{1,2})([A-Z])$/.exec(designator ?? '') ?? [];
  return row && column ? { row: Number(row), column } : null;
}

/** Letters from one window to the other, null between two sections. */
function columnsOf(plans: readonly CabinPlan[]): (string | null)[] {
  const sections: Set<string>[] = [];
  for (const { rows } of plans)
    for (const row of rows)
      row.sections.forEach(({ elements }, index) => {
        const letters = (sections[index] ??= new Set());
        for (const { designator } of elements) {
          const seat = numberOf(designator);
          if (seat) letters.add(seat.column);
        }
      });
  return sections
    .map((letters) => [...letters].sort())
    .filter((letters) => letters.length > 0)
    .flatMap((letters, index) => (index > 0 ? [null, ...letters] : letters));
}

function positionOf(columns: readonly (string | null)[], column: string): Seat['position'] {
  const at = columns.indexOf(column);
  if (at === 0 || at === columns.length - 1) return 'window';
  return columns[at - 1] === null || columns[at + 1] === null ? 'aisle' : 'middle';
}

interface Selling {
  readonly currency: string;
  /** Of each passenger of the offer. */
  readonly typeOf: ReadonlyMap<string, PassengerType>;
}

const priceOf = ({ total_amount, total_currency }: SeatService, { currency }: Selling): Money | null =>
  total_currency === currency ? readMoney(total_amount, total_currency) : null;

function seatOf(
  element: Element,
  columns: readonly (string | null)[],
  isExit: boolean,
  selling: Selling,
): Seat[] {
  const at = numberOf(element.designator);
  if (!at || (element.type !== 'seat' && element.type !== 'restricted_seat_general')) return [];
  const priced = (element.available_services ?? []).flatMap((service) => {
    const price = priceOf(service, selling);
    const type = selling.typeOf.get(service.passenger_id);
    return price && type && type !== 'INF' ? [{ price, type }] : [];
  });
  const said = [element.name ?? '', ...(element.disclosures ?? [])].join(' ');
  const named = SAID.flatMap(([word, characteristic]) => (word.test(said) ? [characteristic] : []));
  const dearest = priced.reduce<Money | null>(
    (most, { price }) => (!most || price.amount > most.amount ? price : most),
    null,
  );
  const characteristics = [
    ...new Set<Characteristic>([...(isExit ? (['exit-row'] as const) : []), ...named]),
  ];
  return [
    {
      number: `${at.row}${at.column}`,
      column: at.column,
      position: positionOf(columns, at.column),
      characteristics,
      availability: element.type === 'restricted_seat_general' ? 'blocked' : dearest ? 'available' : 'taken',
      // All travellers pay the same for a seat; where they do not, nobody pays more than is shown.
      price: dearest && dearest.amount > 0 ? dearest : null,
      // Nobody under twelve sits at an exit, whoever sells the seat.
      passengerTypes: [...new Set(priced.map(({ type }) => type))].filter(
        (type) => type === 'ADT' || !characteristics.includes('exit-row'),
      ),
    },
  ];
}

const isExitRow = ({ sections }: CabinPlan['rows'][number]) =>
  sections.some(({ elements }) => elements.some(({ type }) => type === 'exit_row'));

function rowsOf(
  { rows, wings }: CabinPlan,
  columns: readonly (string | null)[],
  selling: Selling,
): SeatRow[] {
  return rows.flatMap((row, index) => {
    // A door has a row of its own; the legroom is that of the seats behind it.
    const isExit = index > 0 && isExitRow(rows[index - 1]!);
    const seats = row.sections
      .flatMap(({ elements }) => elements.flatMap((each) => seatOf(each, columns, isExit, selling)))
      .sort((a, b) => columns.indexOf(a.column) - columns.indexOf(b.column));
    const number = Number(/^\d+/.exec(seats[0]?.number ?? '')?.[0]);
    if (seats.length === 0) return [];
    const isOverWing = wings != null && index >= wings.first_row_index && index <= wings.last_row_index;
    return [{ number, seats, isExit: isExit || seats.some(isAtExit), isOverWing }];
  });
}
const isAtExit = ({ characteristics }: Seat) => characteristics.includes('exit-row');

/** The cabin that a flight is booked in, as Duffel draws it. Null decks where it draws none. Pure. */
export function seatMapOf(
  segment: FlightSegment,
  answer: SeatMapAnswer | undefined,
  selling: Selling,
): SeatMap {
  const cabins = (answer?.cabins ?? []).filter(
    ({ cabin_class: name }) => !name || cabinOf(name) === segment.cabin,
  );
  const decks = ([0, 1] as const).flatMap((level): SeatDeck[] => {
    const plans = cabins.filter(({ deck }) => (deck ?? 0) === level);
    const columns = columnsOf(plans);
    const rows = plans.flatMap((plan) => rowsOf(plan, columns, selling));
    return rows.length > 0 ? [{ name: level === 0 ? 'main' : 'upper', columns, rows }] : [];
  });
  return { segmentId: segment.id, aircraft: segment.aircraft, decks: decks.length > 0 ? decks : null };
}

/** The service that is this seat for this passenger. */
export function seatServiceOf(
  answer: SeatMapAnswer | undefined,
  number: string,
  passengerId: string,
): SeatService | undefined {
  for (const { rows } of answer?.cabins ?? [])
    for (const { sections } of rows)
      for (const { elements } of sections)
        for (const { designator, available_services: services } of elements) {
          const at = numberOf(designator);
          if (at && `${at.row}${at.column}` === number)
            return services?.find(({ passenger_id }) => passenger_id === passengerId);
        }
  return undefined;
}
