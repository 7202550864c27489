import { style } from '@vanilla-extract/css';

/** On a phone, where three stand side by side, it takes a second line instead of room, and never more: a name may be long. */
export const detail = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  textWrap: 'balance',
  textAlign: 'start',
});
