import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const steps = style({
  display: 'flex',
  gap: space[8],
  containerType: 'inline-size',
});
export const step = style({ flex: '1 1 0', display: 'grid', gap: space[8], alignContent: 'start' });
export const line = style({
  blockSize: '0.25rem',
  borderRadius: vars.radius.pill,
  background: vars.border.hairline,
  '@media': { [media.forcedColors]: { background: 'GrayText' } },
});
export const lineState = styleVariants({
  done: { background: vars.brand.edge, '@media': { [media.forcedColors]: { background: 'Highlight' } } },
  current: { background: vars.brand.edge, '@media': { [media.forcedColors]: { background: 'Highlight' } } },
  todo: {},
  failed: { background: vars.danger.edge, '@media': { [media.forcedColors]: { background: 'Mark' } } },
});
export const words = style({ display: 'flex', alignItems: 'center', gap: '0.375rem', ...text[14] });
/** In little room only the current step keeps its name in view; the list still reads all of them. */
export const quietWords = style({
  '@container': {
    '(max-width: 30rem)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const name = styleVariants({
  done: { color: vars.text.primary },
  current: { color: vars.brand.text, fontWeight: weight.medium },
  todo: { color: vars.text.secondary },
  failed: { color: vars.danger.text, fontWeight: weight.medium },
});
/** The current step's name may reach under its neighbours. */
export const wide = style({ '@container': { '(max-width: 30rem)': { whiteSpace: 'nowrap' } } });
