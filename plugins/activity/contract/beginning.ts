import { z } from 'zod/mini';
import { type ActivityDetails, ActivityLocation } from './activity-page';
import { TRANSPORT_FIELDS, type Transport } from './questions';

/** Where a booked activity begins, of which every paper, map, calendar and list of it speaks. */
export const ActivityBeginning = z.object({
  /**
   * `meet`: guests come to one of the places. `pickup`: they are fetched at the place, or where they say. `later`: they have
   * yet to say where. `arrival`: somebody waits where they arrive. `unplaced`: nobody says where, or it is online.
   */
  kind: z.enum(['meet', 'pickup', 'later', 'arrival', 'unplaced']),
  /** What stands on a map. */
  places: z.array(ActivityLocation),
  /** What guests said instead of a place: where to fetch them, or what they arrive with; of where to meet what it says. */
  said: z.nullable(z.string()),
});
export type ActivityBeginning = z.output<typeof ActivityBeginning>;

interface Answered {
  readonly pickup?:
    | { readonly point: string }
    | { readonly text: string }
    | { readonly later: true }
    | { readonly meet: true }
    | undefined;
  readonly arrival?: Pick<Transport, 'fields'> | undefined;
  readonly departure?: Pick<Transport, 'fields'> | undefined;
}

/** What names a flight, a train or a ship, and not when or where it leads. */
const CARRIED_BY = TRANSPORT_FIELDS.slice(0, TRANSPORT_FIELDS.indexOf('disembarkationTime'));

const pickedUp = (said: string): ActivityBeginning => ({ kind: 'pickup', places: [], said });

/**
 * Where it begins for those who answered so: where they are picked up, else at a meeting point, else where they arrive. Who
 * is picked up is never sent to a meeting point.
 */
export function beginningOf(
  {
    meetingPoints,
    meetingNotes = [],
    pickup: { offered, points },
  }: Pick<ActivityDetails, 'meetingPoints' | 'meetingNotes' | 'pickup'>,
  { pickup, arrival, departure }: Answered,
): ActivityBeginning {
  const nowhere = { places: [], said: null };
  if (pickup && 'later' in pickup) return { kind: 'later', ...nowhere };
  if (pickup && 'text' in pickup) return pickedUp(pickup.text);
  if (pickup && 'point' in pickup)
    return { kind: 'pickup', places: points.filter(({ id }) => id === pickup.point), said: null };
  if (departure?.fields.pickupPoint) return pickedUp(departure.fields.pickupPoint);
  const meets = (): ActivityBeginning => ({
    kind: 'meet',
    places: meetingPoints.map((place) => ({ ...place })),
    said: meetingNotes.join(' ') || null,
  });
  if (meetingPoints.length > 0 || meetingNotes.length > 0) return meets();
  if (arrival) {
    const said = CARRIED_BY.flatMap((field) => arrival.fields[field] ?? []).join(', ');
    return { kind: 'arrival', places: [], said: said || null };
  }
  return { kind: offered ? 'later' : 'unplaced', ...nowhere };
}
