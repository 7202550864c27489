import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** One sheet with hairlines between its cells: the gap shows the colour behind. */
export const totals = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '1px',
  margin: 0,
  overflow: 'hidden',
  background: vars.border.hairline,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.small,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});
export const total = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: space[16],
  background: vars.surface.base,
  '@media': { [media.tablet]: { padding: space[20] } },
});
/** As high as two lines, so that the figures of a row stand on one line, whatever wraps. */
export const totalLabel = style({ ...text[14], color: vars.text.secondary, minBlockSize: '2.5rem' });
export const totalValue = style({
  ...text[32],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
  minBlockSize: '2.375rem',
});

export const totalMoney = style({ display: 'grid', minBlockSize: '2.375rem', alignContent: 'center' });
export const sum = style({
  ...text[20],
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** There is room for it before the figures come. */
export const totalChange = style({ ...text[14], minBlockSize: '1.5rem', margin: 0 });

/** A chart's head is as high as the button that comes with the figures. */
export const charts = style({});
globalStyle(`${charts} figcaption`, { minBlockSize: '2rem' });

export const products = style({ display: 'grid', margin: 0 });
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(2rem, auto)',
  alignItems: 'center',
  gap: space[12],
  paddingBlock: space[8],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
export const productName = style({
  ...text[14],
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.text.secondary,
});
export const productValue = style({
  ...text[14],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const contact = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minBlockSize: '2rem',
  color: vars.brand.text,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

export const twoLines = style({ display: 'grid', ...text[14] });
export const booking = style({ minInlineSize: '11rem' });
export const status = style({ whiteSpace: 'nowrap' });
export const strong = style({ fontWeight: weight.medium });
export const minor = style({ ...text[12], color: vars.text.secondary, fontVariantNumeric: 'tabular-nums' });
export const dates = style({ ...text[14], fontVariantNumeric: 'tabular-nums' });
export const figure = style({
  textAlign: 'end',
  ...text[14],
  fontWeight: weight.medium,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const phoneRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[4],
  columnGap: space[12],
  padding: space[16],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
export const phoneStatus = style({ justifySelf: 'end', alignSelf: 'end' });
