import js from '@eslint/js';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Sentences are for people and change; what happened is told by a reason (docs/decisions/030). */
const MESSAGE = ":matches(MemberExpression[property.name='message'], Identifier[name='message'])";
const NOTHING = ":matches(Identifier[name='undefined'], Literal[raw='null'])";
const COMPARED = [
  `BinaryExpression[operator=/^[!=]==?$/]:not(:has(> ${NOTHING})) > ${MESSAGE}`,
  `SwitchStatement > ${MESSAGE}.discriminant`,
  `CallExpression[callee.property.name=/^(includes|indexOf|get|has|startsWith|endsWith)$/] > ${MESSAGE}.arguments`,
  `CallExpression > MemberExpression.callee[property.name=/^(includes|indexOf|startsWith|endsWith)$/] > ${MESSAGE}.object`,
  `MemberExpression[computed=true] > ${MESSAGE}.property`,
  `Property[computed=true] > ${MESSAGE}.key`,
  'Property[computed=true] > MemberExpression.key[object.name=/(MESSAGES|SENTENCES)$/]',
].map((selector) => ({ selector, message: 'Ask for the reason of a refusal, never for its sentence.' }));

/** What is read whole, however long it is (SEC-42). */
const UNBOUNDED = {
  selector:
    'CallExpression[arguments.length=0][callee.property.name=/^(json|text|arrayBuffer|formData|blob|parseBody)$/]',
  message: 'Read a body up to a limit: server/http/body.ts.',
};

/** What is true of all of nothing. */
const ASKED_ONCE = {
  selector:
    'AwaitExpression > CallExpression > MemberExpression > CallExpression[callee.name="expect"] > CallExpression[callee.property.name=/^getBy/]',
  message: 'A busy machine draws late: await what appears (`await canvas.findBy…`).',
};
const EVERY_OF_NONE = {
  selector: "CallExpression[callee.name='expect'] > CallExpression[callee.property.name='every']",
  message:
    'Of an empty list everything is true: expect(each(…)) of tests/support/each.ts asks for one at least.',
};

/** Where a sentence is all there is, or is only seen to be the same. */
const MAY_COMPARE = [
  // The one place that finds the reason of a sentence.
  'core/contract/refusal.ts',
  // Suppliers know no reasons.
  'plugins/flight/server/after/{in-words,cancellation}.ts',
  // The same toast twice is one.
  'core/ui/feedback/toast.ts',
];

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
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.{test,stories,test-d}.{ts,tsx}', '**/testing/**', 'tests/**', ...MAY_COMPARE],
    rules: { 'no-restricted-syntax': ['error', ...COMPARED] },
  },
  {
    files: ['server/**/*.ts', 'plugins/*/server/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**', ...MAY_COMPARE],
    rules: { 'no-restricted-syntax': ['error', ...COMPARED, UNBOUNDED] },
  },
  {
    files: ['**/*.{test,stories,journey,cases}.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', EVERY_OF_NONE] },
  },
  {
    files: ['**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', EVERY_OF_NONE, ASKED_ONCE] },
  },
  { files: ['scripts/**', 'server/main.ts', 'server/demo/**', 'tests/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test-d.ts', '**/*.test-d.tsx'],
    rules: { '@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/ban-ts-comment': 'off' },
  },
);
