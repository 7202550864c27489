import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Caravel',
    fontBase: 'system-ui, sans-serif',
    colorSecondary: '#2373dd',
    appBorderRadius: 8,
  }),
});
