import type { StorybookConfig } from '@storybook/react-vite';

/** The designers' workbench: core, themes and every plugin's contributions. */
export default {
  framework: '@storybook/react-vite',
  stories: [
    './guide/*.stories.tsx',
    '../core/**/*.stories.tsx',
    '../themes/**/*.stories.tsx',
    '../plugins/*/web/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  // TypeScript 7 has no JavaScript API for the other reader of prop types.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({
    ...config,
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        '@vanilla-extract/recipes/createRuntimeFn',
        '@vanilla-extract/dynamic',
        'react-aria/useToast',
        'react-aria-components',
        'react-aria/useOverlayPosition',
        '@radix-ui/react-dialog',
        '@radix-ui/react-popover',
        '@tanstack/react-router',
        '@tanstack/react-query',
        '@lingui/react',
        '@lingui/core',
        'lucide-react',
        'jotai',
        'jotai-tanstack-query',
        'axe-core',
        'bwip-js/browser',
        'get-nonce',
        'ofetch',
        'zod/mini',
      ],
    },
  }),
} satisfies StorybookConfig;
