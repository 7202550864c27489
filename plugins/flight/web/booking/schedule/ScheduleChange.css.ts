import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** Before and now side by side; one below the other on phones. */
export const pair = style({
  display: 'grid',
  gap: space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[16] } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  padding: space[16],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.border.hairline}`,
  backgroundColor: vars.surface.base,
});
export const now = style([side, { borderColor: vars.brand.edge, borderWidth: '2px' }]);
export const times = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  ...text[18],
});
export const old = style({ textDecoration: 'line-through', color: vars.text.secondary });
/** Weight and the words beside it say that it changed; the line only helps. */
export const changed = style({
  fontWeight: weight.bold,
  textDecoration: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.25em',
});
