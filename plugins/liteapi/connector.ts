import { defineConnector } from '@/server/plugin';
import { liteapiAccount } from './account';
import { liteapiHotels } from './hotel/supply';

/** LiteAPI (Nuitée), with an account of it: https://liteapi.travel */
export const liteapi = defineConnector({
  id: 'liteapi',
  account: liteapiAccount,
  supplies: [liteapiHotels],
});
