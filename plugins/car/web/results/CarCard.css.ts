import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

/** Widths of the card: beside a map it is narrow on a desktop too. */
const wide = '(min-width: 36rem)';
const middle = '(min-width: 27rem)';

export const card = style({
  display: 'grid',
  columnGap: space[16],
  rowGap: space[12],
  gridTemplateColumns: '7rem minmax(0, 1fr)',
  gridTemplateAreas: '"picture name" "facts facts" "terms terms" "price price"',
  '@container': {
    [middle]: {
      gridTemplateColumns: '9.5rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture name" "picture facts" "terms terms" "price price"',
      gridTemplateRows: 'auto 1fr',
    },
    [wide]: {
      columnGap: space[20],
      gridTemplateColumns: '10.5rem minmax(0, 1fr) 9.5rem',
      gridTemplateAreas: '"picture name price" "picture facts price" "terms terms price"',
      gridTemplateRows: 'auto auto 1fr',
    },
  },
});
export const picture = style({ gridArea: 'picture', alignSelf: 'center' });
export const name = style({ gridArea: 'name', display: 'grid', gap: space[4], alignContent: 'start' });
export const facts = style({ gridArea: 'facts' });
export const terms = style({
  gridArea: 'terms',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...text[14],
  color: vars.text.secondary,
  '@container': { [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] } },
});
export const price = style({
  gridArea: 'price',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: space[12],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      borderBlockStart: 'none',
      paddingBlockStart: 0,
      borderInlineStart: `1px solid ${vars.border.hairline}`,
      paddingInlineStart: space[20],
    },
  },
});
export const amount = style({ display: 'grid', gap: '0.125rem' });

const ghostLine = { display: 'grid', alignItems: 'center' } as const;
/** Heights of the lines of a card, for what stands in its place while it is waited for. */
export const ghost = styleVariants({
  title: { ...ghostLine, blockSize: '1.625rem' },
  words: { ...ghostLine, blockSize: '1.25rem' },
  price: { ...ghostLine, blockSize: '1.75rem' },
  picture: { ...ghostLine, aspectRatio: '240 / 92' },
  button: { ...ghostLine, minInlineSize: '4.5rem' },
});
