import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { deriveBrand } from './derive';
import { media, motion, text, weight } from './scale';
import './stand-ins.css';

createGlobalTheme(':root', vars, deriveBrand({}, 'light'));
createGlobalTheme(':root[data-theme="dark"]', vars, deriveBrand({}, 'dark'));

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', minInlineSize: 0 });
globalStyle('body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote', {
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('html', {
  scrollPaddingBlock: '5rem',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
});
globalStyle('body', {
  ...text[16],
  fontFamily: vars.font.family,
  fontWeight: weight.regular,
  color: vars.text.primary,
  backgroundColor: vars.surface.canvas,
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
});
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, padding: 0, textAlign: 'start' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('a', { color: 'inherit' });
globalStyle('table', { borderCollapse: 'collapse', inlineSize: '100%' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':focus-visible', {
  outline: `2px solid ${vars.focus}`,
  outlineOffset: '2px',
});
// Views move focus to a heading or a region by program; there the ring would only distract.
globalStyle('[tabindex="-1"]:focus', { outline: 'none' });
globalStyle('::selection', { backgroundColor: vars.brand.subtleHover, color: vars.text.primary });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      scrollBehavior: 'auto !important' as 'auto',
      transitionProperty: 'opacity, color, background-color, border-color !important' as 'opacity',
      transitionDuration: `${motion.fast} !important`,
    },
  },
});
