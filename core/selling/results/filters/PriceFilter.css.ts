import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space } from '@/themes/scale';

export const tall = createVar();
export const bars = style({
  display: 'flex',
  alignItems: 'end',
  gap: '0.125rem',
  blockSize: '3.5rem',
  marginBlockEnd: space[8],
});
const column = { flex: 1, blockSize: tall, minBlockSize: '0.125rem', borderRadius: '0.125rem 0.125rem 0 0' };
export const bar = styleVariants({
  on: { ...column, background: vars.brand.edge },
  off: { ...column, background: vars.border.control },
});
