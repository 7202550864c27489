import { useState } from 'react';
import * as css from './Avatar.css';
import { classes } from '../content/box';

export interface AirlineMarkProps {
  /** IATA code of the carrier. */
  carrier: string;
  name: string;
  size?: keyof typeof css.markSize;
}

/** A carrier's mark; its code stands in when there is no picture. */
export function AirlineMark({ carrier, name, size = 'medium' }: AirlineMarkProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const monogram = failed === carrier;
  return (
    <span
      className={classes(css.mark, css.markSize[size], monogram && css.monogramMark)}
      role="img"
      aria-label={name}
      title={name}
    >
      {monogram ? (
        carrier
      ) : (
        <img
          src={`/img/airline_logos/${encodeURIComponent(carrier)}-96.png`}
          alt=""
          width={96}
          height={96}
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(carrier)}
        />
      )}
    </span>
  );
}
