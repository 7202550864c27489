import { pictureOf } from '@/server/mail/picture';
import { airlineLogo } from '@/server/reference';
import type { FlightLeg } from '../../contract';

/** What the letter calls the logo of an airline inside itself. */
export const logoId = (carrier: string): string => `airline-${carrier.replace(/\W/g, '')}`;

/** The logos of the airlines that fly a trip, to travel inside its letter. */
export const logosOf = (flights: readonly FlightLeg[]) =>
  [...new Set(flights.flatMap(({ segments }) => segments.map(({ carrier }) => carrier)))].flatMap(
    (carrier) => {
      const logo = airlineLogo(carrier);
      return logo ? [pictureOf(logoId(carrier), logo)] : [];
    },
  );
