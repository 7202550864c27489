import { style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, motion, space, text, weight } from '@/themes/scale';

/** A shade at the far edge says that there is more; the end of the table lies over it. */
const more = [
  `linear-gradient(to left, ${vars.surface.base} 40%, transparent) right / 3.5rem 100% no-repeat local`,
  `linear-gradient(to left, color-mix(in srgb, ${vars.text.primary} 18%, transparent), transparent) right / 1.25rem 100% no-repeat scroll`,
];

/** Fares that have no room are reached by scrolling; what the rows mean stays in view. */
export const scroll = style({
  position: 'relative',
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.border.hairline}`,
  background: [...more, vars.surface.base].join(', '),
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  minInlineSize: 'min-content',
});

const cell = style({
  paddingBlock: space[12],
  paddingInline: space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: weight.regular,
  selectors: {
    'tr + tr > &, thead + tbody > tr > &': { borderBlockStart: `1px solid ${vars.border.hairline}` },
  },
  '@media': { [media.tablet]: { paddingInline: space[16] } },
});

export const rowHead = style([
  cell,
  {
    position: 'relative',
    paddingInline: 0,
    inlineSize: 0,
    color: vars.text.secondary,
    ...text[14],
    '@media': {
      [media.tablet]: {
        position: 'sticky',
        insetInlineStart: 0,
        zIndex: 1,
        inlineSize: '8.5rem',
        paddingInline: space[16],
        backgroundColor: vars.surface.base,
        borderInlineEnd: `1px solid ${vars.border.hairline}`,
      },
    },
  },
]);

/** Read aloud on every width, drawn where there is a column for it. */
export const rowName = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const total = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
/** What a cell is about where rows have no heads. */
export const caption = style({
  display: 'block',
  color: vars.text.secondary,
  ...text[12],
  '@media': { [media.tablet]: { display: 'none' } },
});

/** One fare; its cells share a tone when it is the chosen one. */
export const fare = style([
  cell,
  {
    ...text[14],
    // On a phone a third fare shows its edge.
    inlineSize: '9.25rem',
    transition: `background-color ${motion.fast} ${motion.ease}`,
    selectors: { '&[data-chosen="true"]': { backgroundColor: vars.brand.subtle } },
  },
]);

/** The whole head of a fare is the label of its radio button. */
export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[8],
  alignItems: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius.control,
  selectors: { '&:has(:focus-visible)': { outline: `2px solid ${vars.focus}`, outlineOffset: '4px' } },
});
export const name = style({ color: vars.text.primary, fontWeight: weight.medium, ...text[16] });
export const extra = style({
  gridColumn: 2,
  color: vars.text.secondary,
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...text[14],
});
export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  margin: 0,
  marginBlockStart: '0.125rem',
  accentColor: vars.brand.solid,
  outline: 'none',
});

export const feature = style({
  display: 'grid',
  gridTemplateColumns: '1.25rem minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
});
