/** Where pictures of suppliers are: `{signature}/{width}/{address}`. */
export const PICTURE_PROXY_PATH = '/api/pictures';
/** Pixels that a supplier's picture is had in; never wider than it is itself. */
export const PICTURE_WIDTHS = [320, 640, 960, 1440] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

const PARTS = new RegExp(`^(${PICTURE_PROXY_PATH}/[\\w-]+/)\\d+(/[\\w-]+)$`);

/** The widths of a supplier's picture as `srcset` wants them; null for any other picture's path. */
export function srcSetOf(path: string): string | null {
  const [, before, after] = PARTS.exec(path) ?? [];
  if (before === undefined || after === undefined) return null;
  return PICTURE_WIDTHS.map((width) => `${before}${width}${after} ${width}w`).join(', ');
}
