import { expect, test } from 'vitest';
import { liteapiAccount } from './account';

test('LiteAPI is asked only with a key, at both of its addresses or at the one that is given', () => {
  const { read } = liteapiAccount;
  expect(read({})).toBeNull();
  expect(read({ LITEAPI_KEY: 'prod_x' })).toEqual({
    key: 'prod_x',
    payment: 'ACC_CREDIT_CARD',
    url: 'https://api.liteapi.travel',
    bookUrl: 'https://book.liteapi.travel',
  });
  const local = { LITEAPI_KEY: 't', LITEAPI_URL: 'http://127.0.0.1:9/v3.0', LITEAPI_PAYMENT: 'WALLET' };
  expect(read(local)).toMatchObject({
    payment: 'WALLET',
    url: 'http://127.0.0.1:9',
    bookUrl: 'http://127.0.0.1:9',
  });
  expect(() => read({ ...local, LITEAPI_URL: 'http://liteapi.example' })).toThrow(/must start with https/);
  expect(() => read({ ...local, LITEAPI_PAYMENT: 'TRANSACTION_ID' })).toThrow(/^LITEAPI_PAYMENT is one of/);
  expect(() => read({ LITEAPI_PAYMENT: 'WALLET' })).toThrow(/needs LITEAPI_KEY/);
  expect(() => read({ LITEAPI_URL: 'https://liteapi.example' })).toThrow(/needs LITEAPI_KEY/);
});
