import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text } from '@/themes/scale';

/** The car beside what it is; on a phone above it. */
export const head = style({
  display: 'grid',
  gap: space[16],
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: space[32] } },
});
export const picture = style({
  padding: space[16],
  borderRadius: vars.radius.card,
  background: `color-mix(in oklab, ${vars.brand.subtle} 55%, ${vars.surface.base})`,
});
export const included = style({
  display: 'grid',
  gap: space[12],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const papers = style({ display: 'grid', gap: space[8], margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
  ...text[16],
});
export const good = style({
  display: 'grid',
  blockSize: '1.5rem',
  alignItems: 'center',
  color: vars.success.text,
});
export const ghost = style({ aspectRatio: '240 / 92' });
