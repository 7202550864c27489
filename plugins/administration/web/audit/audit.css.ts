import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const filters = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
});
export const changes = style({
  ...text[14],
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const change = style({ overflowWrap: 'anywhere' });
export const name = style({ fontWeight: weight.medium, marginInlineEnd: space[8] });
export const before = style({ color: vars.text.secondary });
