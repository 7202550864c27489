const HALF_HOUR = 30;
const two = (value: number) => String(value).padStart(2, '0');

/** Every half hour of a day, and the time that an address brought. */
export function clockTimes(given: string | null): string[] {
  const times = Array.from(
    { length: 1440 / HALF_HOUR },
    (_, index) => `${two(Math.floor((index * HALF_HOUR) / 60))}:${two((index * HALF_HOUR) % 60)}`,
  );
  return given && !times.includes(given) ? [...times, given].sort() : times;
}
