/** What is added to the price of a room, by country: VAT on lodging and its like, rounded to whole percents. */
const TAXES: Readonly<Record<string, number>> = {
  PT: 0.06,
  BR: 0.05,
  ES: 0.1,
  FR: 0.1,
  IT: 0.1,
  DE: 0.07,
  AT: 0.1,
  CH: 0.04,
  GB: 0.2,
  US: 0.14,
  MX: 0.19,
  AR: 0.21,
  JP: 0.1,
  AE: 0.1,
};
const ELSEWHERE = 0.1;

export const taxOf = (country: string): number => TAXES[country] ?? ELSEWHERE;
