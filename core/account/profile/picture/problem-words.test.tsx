import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PictureError } from './picture-file';
import { useProblemWords } from './use-problem-words';

it.each([
  ['R180', 'too-large', 'Maximum image size is 5MB'],
  ['R181', 'aborted', 'File reading was aborted'],
  ['R181', 'failed', 'File reading has failed'],
] as const)('%s a picture that is %s says %s', (_, problem, words) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { result } = renderHook(useProblemWords, {
    wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>,
  });
  expect(result.current(new PictureError(problem))).toBe(words);
});
