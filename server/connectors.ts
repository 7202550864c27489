import { duffel } from '../plugins/duffel/connector';
import { sandbox } from '../plugins/sandbox/connector';
import type { Connector } from './plugin';

/** What this deployment buys from; where several sell, the first is asked first. Nothing else names them. */
export const connectors: readonly Connector[] = [duffel, sandbox];
