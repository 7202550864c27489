import { describe, expect, test } from 'vitest';
import { createSecretBox } from './secret-box';

const A = '6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0001';
const B = '6f7f0f5e-2f53-4a2e-8d5e-6a1c6b8f0002';
const box = createSecretBox('a signing secret', 'test');

describe('SEC-37 secrets at rest', () => {
  test('open for the agency that they were sealed for, and for no other', () => {
    const sealed = box.seal(A, 'clé secrète');
    expect(box.open(A, sealed)).toBe('clé secrète');
    expect(box.open(A.toUpperCase(), sealed)).toBe('clé secrète');
    expect(box.open(B, sealed)).toBeNull();
  });

  test('do not show in what is stored, and never look the same twice', () => {
    const sealed = [box.seal(A, 'secret'), box.seal(A, 'secret')];
    expect(Buffer.from(sealed[0]!, 'base64url').toString('latin1')).not.toContain('secret');
    expect(sealed[0]).not.toBe(sealed[1]);
  });

  test('open with neither another purpose nor another signing secret', () => {
    const sealed = box.seal(A, 'secret');
    expect(createSecretBox('a signing secret', 'other').open(A, sealed)).toBeNull();
    expect(createSecretBox('another secret', 'test').open(A, sealed)).toBeNull();
  });

  test('refuse every changed byte, shortened and foreign text', () => {
    const bytes = Buffer.from(box.seal(A, 'secret'), 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index] = changed[index]! ^ 1;
      expect(box.open(A, changed.toString('base64url'))).toBeNull();
    }
    for (const text of [
      '',
      'x',
      'not sealed at all, but long enough to look like it',
      bytes.subarray(0, 28).toString('base64url'),
    ]) {
      expect(box.open(A, text)).toBeNull();
    }
  });
});
