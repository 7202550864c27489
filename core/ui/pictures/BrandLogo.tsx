import { useState } from 'react';
import { media } from '@/themes/scale';
import * as css from './Avatar.css';
import { classes } from '../content/box';
import { initialsOf } from './initials';

export interface BrandLogoProps {
  name: string;
  /** The agency's logo; without one, or when it fails, a monogram with the name. */
  logo?: string | null;
  /** Instead of it on a phone, square. */
  mobileLogo?: string | null | undefined;
  size?: keyof typeof css.tileSize;
  /** Stands on a picture. */
  onDark?: boolean;
  hideName?: boolean;
}

/** Up to this width for a height of 1 a picture is a mark: it lacks the name, which then stands beside it. */
const MARK_RATIO = 1.25;

/** Whose site this is. */
export function BrandLogo({
  name,
  logo,
  mobileLogo,
  size = 'medium',
  onDark = false,
  hideName = false,
}: BrandLogoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const [mark, setMark] = useState<string | null>(null);
  const showsLogo = logo && failed !== logo;
  const isMark = mark === logo;
  const showsName = !hideName && !(showsLogo && !isMark);
  return (
    <span className={css.brand} {...(!showsLogo && hideName ? { role: 'img', 'aria-label': name } : {})}>
      {showsLogo ? (
        <picture className={css.picture}>
          {mobileLogo && <source media={media.phone} srcSet={mobileLogo} />}
          <img
            src={logo}
            alt={showsName ? '' : name}
            className={classes(
              css.brandImage,
              css.brandImageSize[size],
              isMark ? css.squareMark : css.wordmark,
              onDark && (isMark ? css.squareMarkOnDark : css.wordmarkOnDark),
            )}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setMark(naturalWidth <= naturalHeight * MARK_RATIO ? logo : null)
            }
            onError={() => setFailed(logo)}
          />
        </picture>
      ) : (
        <span className={classes(css.tile, css.tileSize[size])} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      {showsName && (
        <span className={classes(css.name, css.nameSize[size], onDark && css.light)}>{name}</span>
      )}
    </span>
  );
}
