/**
 * What has a code and is called an airport in the source but sells no seat: pads for helicopters, water, railway and bus
 * stations, fields of armed forces, and entries that stand for a whole city.
 */
const NO_AIRPORT = [
  /heli(port|pad)/i,
  /sea ?plane|waterdrome|water aerodrome|sea (air)?port|\bspb\b|float ?plane/i,
  /railway|train station|bus station|\b(gare|aerogare|bahnhof|t station)\b|\/.*station$/i,
  /\barmy\b|\bnav(y|al air)\b|coast guard|national guard|air force station/i,
  /\bmetropolitan( area)?$/i,
];
/** Closed, or for private aircraft alone, and named by nothing above. */
const CLOSED = new Set(['AYZ', 'TEB']);
/** Their code stands for a city with several airports: Sétif's for San Francisco. */
const OF_A_CITY = new Set(['QSF']);

export const isAirport = ({
  iata,
  airport,
  type,
}: {
  iata: string;
  airport: string;
  type: string;
}): boolean =>
  !['heliport', 'balloonport', 'seaplane_base', 'closed'].includes(type) &&
  !CLOSED.has(iata) &&
  !OF_A_CITY.has(iata) &&
  !NO_AIRPORT.some((pattern) => pattern.test(airport));
