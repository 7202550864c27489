import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

export const trip = style({ display: 'grid', gap: space[16] });

/** One flight; its rule keeps flights apart where their fields stand one below the other. */
export const leg = style({
  position: 'relative',
  paddingBlockStart: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.tablet]: { paddingBlockStart: space[8] },
    // In a wide window the number stands in front of the fields and the bin behind them, on one line.
    [media.desktop]: {
      paddingBlockStart: 0,
      paddingInline: '4.5rem 3rem',
      borderBlockStart: 'none',
    },
  },
});
const FIELD_LINE = '1.625rem';
export const legend = style({
  ...text[14],
  float: 'inline-start',
  inlineSize: '100%',
  marginBlockEnd: space[8],
  fontWeight: weight.bold,
  color: vars.text.secondary,
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetInlineStart: 0,
      insetBlockStart: `calc(${FIELD_LINE} + ${space[12]})`,
      inlineSize: 'auto',
    },
  },
});
export const fields = style({
  clear: 'both',
  display: 'grid',
  gap: space[12],
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) minmax(0, 0.8fr)' },
  },
});
/** At the end of the flight's first line. */
export const remove = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlockStart: space[4],
  '@media': { [media.desktop]: { insetBlockStart: FIELD_LINE } },
});

export const actions = style({
  display: 'grid',
  gap: space[12],
  alignItems: 'center',
  '@media': { [media.tablet]: { display: 'flex' } },
});
export const submit = style({
  display: 'grid',
  '@media': { [media.tablet]: { marginInlineStart: 'auto' } },
});
