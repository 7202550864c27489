import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

/** An icon in line with the first line of what it stands for. */
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
  ...text[14],
});
const icon = { display: 'grid', blockSize: '1.25rem', alignItems: 'center' } as const;
export const good = style({ ...icon, color: vars.success.text });
export const quiet = style({ ...icon, color: vars.text.secondary });
