import { duffel } from '../plugins/duffel/connector';
import { liteapi } from '../plugins/liteapi/connector';
import { sandbox } from '../plugins/sandbox/connector';
import { stripe } from '../plugins/stripe/connector';
import { viator } from '../plugins/viator/connector';
import type { AccountReader } from './config/account';
import type { OpenGateway, OpensGateway } from './payment';
import type { Connector } from './plugin';

/** What this deployment buys from and is paid by; where several sell, the first is asked first. Nothing else names them. */
export const connectors: readonly Connector[] = [stripe, duffel, liteapi, viator, sandbox];

/** How their accounts are read from the environment. */
export const accountReaders: readonly AccountReader<unknown>[] = connectors.flatMap(
  ({ account }) => account ?? [],
);

/** The real gateway that is configured; null without one. */
export const openGateway = (parts: Parameters<OpensGateway>[0]): OpenGateway | null =>
  connectors.map(({ gateway }) => gateway?.(parts) ?? null).find((opened) => opened !== null) ?? null;
