import { z } from 'zod/mini';

/** What a map draws below the pins: see the kit's map. */
export const CityGround = z.object({
  name: z.string(),
  /** Closed lines of [longitude, latitude]; null where all is land. */
  land: z.nullable(z.array(z.array(z.array(z.number())))),
  /** Kilometres about the middle of each. */
  areas: z.array(
    z.object({ name: z.string(), latitude: z.number(), longitude: z.number(), radius: z.number() }),
  ),
  marks: z.array(
    z.object({
      name: z.string(),
      latitude: z.number(),
      longitude: z.number(),
      kind: z.enum(['landmark', 'airport']),
    }),
  ),
});
export type CityGround = z.output<typeof CityGround>;
