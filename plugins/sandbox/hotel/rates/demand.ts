/** How much a city is wanted when; 1 is an ordinary night. */
export interface Demand {
  /** By month, January first. */
  readonly months: readonly number[];
  /** The nights before Saturday and Sunday, against the others. */
  readonly weekend: number;
  readonly events: readonly CityEvent[];
}

/** Days of every year on which a city is full. */
export interface CityEvent {
  /** `MM-DD`, first and last night; an event that ends before it begins runs over New Year. */
  readonly from: string;
  readonly to: string;
  readonly factor: number;
  /** Nights that one has to stay when one arrives in it. */
  readonly minStay: number;
}

const FRIDAY = 5;
const SATURDAY = 6;
const isWeekend = (date: string): boolean => {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  return day === FRIDAY || day === SATURDAY;
};

const eventOn = (date: string, { events }: Demand): CityEvent | undefined => {
  const day = date.slice(5);
  return events.find(({ from, to }) => (from <= to ? from <= day && day <= to : from <= day || day <= to));
};

/** The months' factors, sliding from the middle of one month to the middle of the next. */
function seasonOn(date: string, { months }: Demand): number {
  const month = Number(date.slice(5, 7)) - 1;
  const along = (Number(date.slice(8)) - 15) / 30;
  const other = months[(month + (along < 0 ? 11 : 1)) % 12]!;
  return months[month]! * (1 - Math.abs(along)) + other * Math.abs(along);
}

/** How much a night is wanted, against an ordinary one. */
export const demandOn = (date: string, demand: Demand): number =>
  seasonOn(date, demand) * (isWeekend(date) ? demand.weekend : 1) * (eventOn(date, demand)?.factor ?? 1);

/** Nights that one has to stay when one arrives on that date. */
export const minStayOn = (date: string, demand: Demand): number => eventOn(date, demand)?.minStay ?? 1;
