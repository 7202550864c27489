import { useState } from 'react';
import * as css from './Avatar.css';
import { classes } from '../content/box';
import { initialsOf } from './initials';

export interface AvatarProps {
  name: string;
  image?: string | null;
  size?: keyof typeof css.size;
}

/** A person: picture or initials. The name stands beside it, so it is silent. */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={classes(css.avatar, css.size[size])} aria-hidden="true">
      {image && failed !== image ? (
        <img src={image} alt="" className={css.image} onError={() => setFailed(image)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
