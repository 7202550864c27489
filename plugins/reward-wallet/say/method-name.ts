import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the wallet is called as a way to pay, on letters and papers. */
export const METHOD_NAME: MessageDescriptor = msg`Reward wallet`;
