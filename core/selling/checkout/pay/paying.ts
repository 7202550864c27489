import { createContext } from 'react';
import type { PaidPart } from '../../../contract/money/settlement';

/** Who is about to pay which part of the price on this page; empty where the card pays all of it. */
export const PayingParts = createContext<readonly PaidPart[]>([]);
