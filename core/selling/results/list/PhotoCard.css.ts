import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { space, text } from '@/themes/scale';

/** A card is as wide as its column, not as the window: beside a map it is narrow on a desktop too. */
export const frame = style({ containerType: 'inline-size' });
const wide = '(min-width: 38rem)';
const middle = '(min-width: 27rem)';

export const card = style({
  display: 'grid',
  columnGap: space[16],
  rowGap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "name" "terms" "price"',
  '@container': {
    [middle]: {
      gridTemplateColumns: '11rem minmax(0, 1fr)',
      gridTemplateAreas: '"picture name" "picture terms" "price price"',
      gridTemplateRows: 'auto 1fr auto',
    },
    [wide]: {
      gridTemplateColumns: '13rem minmax(0, 1fr) 10rem',
      gridTemplateAreas: '"picture name price" "picture terms price"',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const picture = style({
  gridArea: 'picture',
  position: 'relative',
  minBlockSize: '11rem',
  '@container': { [middle]: { minBlockSize: 'auto' } },
});
export const keep = style({ position: 'absolute', insetBlockStart: space[8], insetInlineEnd: space[8] });
export const name = style({ gridArea: 'name', display: 'grid', gap: space[4], alignContent: 'start' });
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], alignItems: 'center' });
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
});
const term = {
  display: 'grid',
  gridTemplateColumns: '1rem minmax(0, 1fr)',
  gap: space[8],
  alignItems: 'start',
} as const;
export const tone = styleVariants({
  plain: term,
  good: { ...term, color: vars.success.text },
  scarce: { ...term, color: vars.danger.text },
});
export const sign = style({ display: 'grid', blockSize: '1.25rem', alignItems: 'center' });
export const price = style({
  gridArea: 'price',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'end',
  gap: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: space[12],
  '@container': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      borderBlockStart: 'none',
      paddingBlockStart: 0,
      borderInlineStart: `1px solid ${vars.border.hairline}`,
      paddingInlineStart: space[16],
    },
  },
});
export const amount = style({ display: 'grid', gap: '0.125rem', justifyItems: 'start' });
export const ghost = style({ display: 'grid', alignItems: 'center', blockSize: '1.25rem' });
export const ghostPicture = style({ display: 'grid', blockSize: '100%', minBlockSize: '11rem' });
