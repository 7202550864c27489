import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { getPlacePhoto } from '../contract/reference';
import { useApiQuery } from '../query/query';
import { bootstrapAtom } from '../tenant/bootstrap';
import { Text } from '../ui/content/Text';
import * as css from './PlacePhoto.css';

/** Below the ten minutes for which the server gives the same answer. */
const FRESH_MS = 5 * 60_000;

/** A photo of the city with this code, with who took it (R240); nothing where there is none. */
export function PlacePhoto({ place, name }: { place: string; name: string }) {
  const { placePhotos } = useAtomValue(bootstrapAtom).ports;
  const { data: photo } = useApiQuery(
    getPlacePhoto,
    { query: { place } },
    { enabled: placePhotos && place !== '', staleTime: FRESH_MS, retry: false, select: ({ data }) => data },
  );
  const [broken, setBroken] = useState<string | null>(null);
  if (!photo || broken === photo.url) return null;
  return (
    <figure className={css.figure}>
      <img
        src={photo.url}
        alt={name}
        className={css.image}
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setBroken(photo.url)}
      />
      {photo.credits.length > 0 && (
        <Text as="figcaption" size={12} tone="secondary">
          <Trans>Photo:</Trans>{' '}
          {photo.credits.map(({ name: author, url }, index) => (
            <span key={author}>
              {index > 0 && ', '}
              {url ? (
                <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={css.author}>
                  {author}
                </a>
              ) : (
                author
              )}
            </span>
          ))}
        </Text>
      )}
    </figure>
  );
}
