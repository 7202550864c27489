import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@/themes/contract.css';
import { media, space, text, weight } from '@/themes/scale';

/** Legs beside the price; on a phone the price stands below. */
export const card = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 11.5rem', gap: space[24] },
  },
});

export const legs = style({ display: 'grid', gap: space[16], alignContent: 'start' });

export const leg = style({
  display: 'grid',
  columnGap: space[12],
  rowGap: space[4],
  gridTemplateColumns: '2.25rem minmax(0, 1fr) auto',
  gridTemplateAreas: '"mark times stops" "mark airline duration"',
  '@media': {
    [media.tablet]: {
      columnGap: space[16],
      gridTemplateColumns: '2.25rem minmax(0, 1fr) 6rem 10rem',
      gridTemplateAreas: '"mark times duration stops" "mark airline route layover"',
    },
  },
});

export const mark = style({ gridArea: 'mark', paddingBlockStart: space[4] });
export const times = style({
  gridArea: 'times',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: weight.medium,
  ...text[16],
  '@media': { [media.tablet]: { ...text[18] } },
});
export const airline = style({ gridArea: 'airline', minInlineSize: 0 });
export const duration = style({
  gridArea: 'duration',
  textAlign: 'end',
  '@media': { [media.tablet]: { textAlign: 'start' } },
});
export const route = style({
  gridArea: 'route',
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});
export const stops = style({
  gridArea: 'stops',
  textAlign: 'end',
  '@media': { [media.tablet]: { textAlign: 'start' } },
});
export const layover = style({
  gridArea: 'layover',
  display: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});

/** On a phone the layovers of a leg have a line of their own. */
export const layoverPhone = style({
  gridColumn: '2 / -1',
  '@media': { [media.tablet]: { display: 'none' } },
});

export const plusDay = style({
  marginInlineStart: space[4],
  color: vars.text.secondary,
  fontWeight: weight.regular,
  verticalAlign: 'super',
  ...text[12],
});

export const price = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[12],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: space[16],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'center',
      borderBlockStart: 'none',
      paddingBlockStart: 0,
      borderInlineStart: `1px solid ${vars.border.hairline}`,
      paddingInlineStart: space[24],
    },
  },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[4],
});
export const factsEnd = style({ marginInlineStart: 'auto' });
export const amount = style({ display: 'grid', gap: space[4] });
export const details = style({
  marginBlockStart: space[16],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: space[24],
});
export const legBlock = style({ display: 'grid', gap: space[4], position: 'relative' });
export const fact = style({ display: 'inline-flex', alignItems: 'center', gap: space[4] });

const line = { display: 'grid', alignItems: 'center' } as const;
/** Heights of the lines of a card, for what stands in its place while it is waited for. */
export const ghost = styleVariants({
  times: { ...line, blockSize: '1.5rem', '@media': { [media.tablet]: { blockSize: '1.625rem' } } },
  words: { ...line, blockSize: '1.5rem' },
  small: { ...line, blockSize: '1rem' },
  price: { ...line, blockSize: '1.75rem' },
  facts: { ...line, blockSize: '2rem', '@media': { [media.touch]: { blockSize: '2.75rem' } } },
});
