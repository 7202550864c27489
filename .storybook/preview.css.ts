import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css';

// Documentation pages stand on the brand's own canvas.
globalStyle('.in-docs .sbdocs-wrapper, .in-docs .docs-story', {
  background: vars.surface.canvas,
  color: vars.text.primary,
});
