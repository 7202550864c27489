import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password';

test('SEC-08 an account without a password is opened by nothing, the text of the decoy included', async () => {
  for (const without of [null, undefined])
    for (const typed of ['no account has this password', '', 'null', 'undefined'])
      expect([typed, await checkPassword(without, typed)]).toEqual([typed, false]);
});

test('SEC-06 a password is opened by itself alone', async () => {
  const hash = await hashPassword('Otter&River42');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword(hash, 'Otter&River42')).toBe(true);
  expect(await checkPassword(hash, 'otter&river42')).toBe(false);
});
