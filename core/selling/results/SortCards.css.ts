import { style } from '@vanilla-extract/css';

/** On a phone, where three stand side by side, it takes a second line instead of room. */
export const detail = style({
  display: 'block',
  whiteSpace: 'normal',
  textWrap: 'balance',
  textAlign: 'start',
});
