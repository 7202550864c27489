import { authoriseStep, awaitPayerStep } from './authorise';
import { cancelStep } from './cancel-order';
import { captureStep, releaseStep } from './capture';
import { confirmStep } from './confirm';
import type { Steps } from './context';
import { lookUpStep, orderStep } from './order';
import { repriceStep } from './reprice';
import { issueStep, reservedStep, unpayStep, withdrawStep } from './reserve';
import { refundStep, voidStep } from './settle';

/** What moves a booking on from each state in which it can be found. */
export const STEPS: Steps = {
  intent: repriceStep,
  authorising: authoriseStep,
  'action-required': awaitPayerStep,
  ordering: orderStep,
  'supplier-pending': lookUpStep,
  'supplier-unknown': lookUpStep,
  capturing: captureStep,
  releasing: releaseStep,
  reserved: reservedStep,
  issuing: issueStep,
  unpaying: unpayStep,
  withdrawing: withdrawStep,
  captured: confirmStep,
  voiding: voidStep,
  cancelling: cancelStep,
  refunding: refundStep,
};
