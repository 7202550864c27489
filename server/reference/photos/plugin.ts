import type { Logger } from 'pino';
import { getPlacePhoto } from '@/core/contract';
import type { Config } from '../../config/config';
import { handle, type Handler } from '../../ports/handle';
import type { Clock } from '../../ports/services';
import { createPlaceSearch } from './google';
import { createPlacePhotos } from './photos';

/** R240: photos of places where a place search is configured, and none otherwise. */
export function placePhotoHandlers({
  config,
  clock,
  log,
}: {
  config: Pick<Config, 'placePhotos'>;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
}): Handler[] {
  const photoOf = config.placePhotos
    ? createPlacePhotos(createPlaceSearch(config.placePhotos), {
        clock,
        onFailure: (error) =>
          log.warn({ reason: (error as Error).message }, 'Photos of places cannot be had'),
      })
    : async () => null;
  return [
    handle(getPlacePhoto, async ({ query, request }) => ({
      data: await photoOf(query.place, request.language),
    })),
  ];
}
