import { duffel } from '../plugins/duffel/connector';
import { liteapi } from '../plugins/liteapi/connector';
import { sandbox } from '../plugins/sandbox/connector';
import { stripe } from '../plugins/stripe/connector';
import { viator } from '../plugins/viator/connector';
import type { AccountReader } from './config/account';
import type { OpensGateway } from './payment';
import type { Connector } from './plugin';

/** What this deployment buys from and is paid by; where several sell, the first is asked first. Nothing else names them. */
export const connectors: readonly Connector[] = [stripe, duffel, liteapi, viator, sandbox];

/** How their accounts are read from the environment. */
export const accountReaders: readonly AccountReader<unknown>[] = connectors.flatMap(
  ({ account }) => account ?? [],
);

/** The first real gateway that is configured; null without one. */
export const openGateway: OpensGateway = (parts) => {
  for (const { gateway } of connectors) {
    const opened = gateway?.(parts);
    if (opened) return opened;
  }
  return null;
};
