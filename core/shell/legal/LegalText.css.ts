import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

const page = {
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: space[16],
  paddingBlock: `${space[40]} ${space[80]}`,
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.tablet]: { paddingInline: space[24], paddingBlock: `${space[56]} ${space[80]}` },
    [media.desktop]: { paddingInline: space[32] },
  },
} as const;

export const single = style({ ...page, maxInlineSize: '48rem' });
export const layout = style({
  ...page,
  maxInlineSize: '68rem',
  '@media': {
    ...page['@media'],
    [media.desktop]: {
      paddingInline: space[32],
      gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 15rem)',
      justifyContent: 'space-between',
      columnGap: space[56],
    },
  },
});
export const head = style({ gridColumn: '1 / -1', maxInlineSize: '44rem' });
export const publisher = style({ ...text[14], color: vars.text.secondary, marginBlockEnd: space[8] });

export const contents = style({
  paddingInlineStart: space[16],
  borderInlineStart: `2px solid ${vars.border.hairline}`,
  '@media': {
    [media.desktop]: {
      gridColumn: 2,
      gridRow: 2,
      position: 'sticky',
      insetBlockStart: '6rem',
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});
export const contentsTitle = style({
  ...text[14],
  fontWeight: weight.bold,
  color: vars.text.primary,
  marginBlockEnd: space[4],
});
export const contentsLink = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingBlock: space[4],
  textDecoration: 'none',
  color: vars.text.secondary,
  ...text[14],
  selectors: { '&:hover': { color: vars.brand.text, textDecoration: 'underline' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
});

export const article = style({
  display: 'flow-root',
  minInlineSize: 0,
  color: vars.text.secondary,
  overflowWrap: 'break-word',
  fontSize: '1.0625rem',
  lineHeight: 1.65,
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: 2 } },
});
globalStyle(`${article} > * + *`, { marginBlockStart: space[16] });
const heading = { color: vars.text.primary, fontWeight: weight.bold, textWrap: 'balance' } as const;
export const h2 = style({
  ...heading,
  ...text[24],
  scrollMarginBlockStart: '6rem',
  selectors: {
    [`${article} > &`]: { marginBlockStart: space[40] },
    [`${article} > &:first-child`]: { marginBlockStart: 0 },
  },
});
export const h3 = style({
  ...heading,
  ...text[18],
  selectors: { [`${article} > &`]: { marginBlockStart: space[24] } },
});
const listed = { paddingInlineStart: '1.35em', display: 'grid', gap: space[8] } as const;
export const ul = style({ ...listed, listStyle: 'disc' });
export const ol = style({ ...listed, listStyle: 'decimal' });
export const link = style({ color: vars.brand.text, textUnderlineOffset: '0.2em' });
export const quote = style({
  paddingInlineStart: space[20],
  borderInlineStart: `3px solid ${vars.brand.edge}`,
  color: vars.text.primary,
});
export const tableBox = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...text[14] });
export const cell = style({
  padding: space[12],
  textAlign: 'start',
  verticalAlign: 'top',
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
  selectors: { 'th&': { color: vars.text.primary, fontWeight: weight.medium } },
});
