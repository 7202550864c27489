import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themeShape, tokenName } from './shape';

/** Every value that an agency or a mode changes, as a CSS custom property `--cv-…`. */
export const vars = createGlobalThemeContract(themeShape, (_, path) => tokenName(path));
