import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  rowGap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.text.secondary,
  ...text[14],
});
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });
