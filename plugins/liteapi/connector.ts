import { defineConnector } from '@/server/plugin';
import { liteapiHotels } from './hotel/supply';

/** LiteAPI (Nuitée), with an account of it: https://liteapi.travel */
export const liteapi = defineConnector({
  id: 'liteapi',
  supplies: [liteapiHotels],
});
