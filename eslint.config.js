import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'node_modules/', '.data/', '.tmp/', 'server/reference/data/', 'storybook-static/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
    rules: {
      // The compiler knows names and unused locals better.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // A bang documents what a reader can check; the alternative is a branch that never runs.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unified-signatures': 'off',
      // A plugin adds to an interface of the core by extending it with what it has, and with nothing else.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/array-type': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...a11y.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A dialog moves focus on purpose.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  { files: ['scripts/**', 'server/main.ts', 'server/demo/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test-d.ts', '**/*.test-d.tsx'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/ban-ts-comment': 'off' },
  },
);
