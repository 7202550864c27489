import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text, weight } from '@/themes/scale';

export const list = style({ display: 'grid' });
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  columnGap: space[12],
  paddingBlockEnd: space[20],
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '2rem',
      insetBlockEnd: '0.25rem',
      insetInlineStart: 'calc(0.875rem - 0.5px)',
      inlineSize: '1px',
      background: vars.border.hairline,
    },
  },
});
export const mark = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  borderRadius: '50%',
});
export const words = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[12],
  alignItems: 'baseline',
});
export const title = style({ ...text[14], fontWeight: weight.medium });
export const when = style({ ...text[12], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const detail = style({ ...text[14], color: vars.text.secondary });
