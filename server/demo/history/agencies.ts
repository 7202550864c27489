/** Where an agency's clients travel. IATA codes of airports. */
export interface DemoAgency {
  /** How many bookings its history has. */
  readonly bookings: number;
  /** A night or three, alone. */
  readonly near: readonly string[];
  /** A long weekend. */
  readonly breaks: readonly string[];
  /** A week or two, with the family. */
  readonly far: readonly string[];
}

const list = (codes: string) => codes.split(' ');

/** By the agency's subdomain. The others have no history: one is asleep, one has just begun. */
export const AGENCIES: Readonly<Record<string, DemoAgency>> = {
  bluefjord: {
    bookings: 54,
    near: list('OSL TRD SVG TOS BGO CPH ARN BOO'),
    breaks: list('LHR AMS KEF BER EDI CDG FCO PRG'),
    far: list('LPA ALC NCE JFK ATH AGP BKK'),
  },
  horizonte: {
    bookings: 58,
    near: list('GIG BSB CWB POA CNF GRU'),
    breaks: list('SSA REC FLN IGU EZE SCL'),
    far: list('LIS MIA FOR MCO CDG NAT'),
  },
  solana: {
    bookings: 18,
    near: list('BCN MAD BIO'),
    breaks: list('PMI LIS FCO RAK AGP'),
    far: list('TFS LPA CUN'),
  },
  caravel: {
    bookings: 9,
    near: list('LAX SEA DEN'),
    breaks: list('JFK AUS ORD'),
    far: list('HNL CUN LHR'),
  },
};
