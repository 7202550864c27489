import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

export const article = style({
  inlineSize: '100%',
  maxInlineSize: '44rem',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: space[40],
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  color: vars.text.secondary,
  ...text[16],
});
export const list = style({
  listStyle: 'disc',
  paddingInlineStart: '1.25em',
  display: 'grid',
  gap: space[4],
});
export const heading = style({ marginBlockStart: space[16] });
