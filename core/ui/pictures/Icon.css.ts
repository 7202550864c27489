import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', display: 'inline-block', verticalAlign: '-0.2em' });
export const size = styleVariants({
  small: { inlineSize: '1rem', blockSize: '1rem' },
  medium: { inlineSize: '1.25rem', blockSize: '1.25rem' },
  large: { inlineSize: '1.75rem', blockSize: '1.75rem' },
});
