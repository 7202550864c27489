import { authoriseStep, awaitPayerStep } from './authorise';
import { cancelStep } from './cancel-order';
import { captureStep, releaseStep } from './capture';
import { confirmStep } from './confirm';
import type { Step, Steps } from './context';
import { lookUpStep, orderStep } from './order';
import { repriceStep } from './reprice';
import { issueStep, reservedStep, unpayStep, withdrawStep } from './reserve';
import { refundStep, voidStep } from './settle';
import { strayStep } from './stray';
import { isSettled } from '../states';
import type { BookingRow } from '../tables';

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

/** What moves this booking on. Throws where nothing does. */
export function stepOf(row: BookingRow): Step {
  const step = isSettled(row.state) ? strayStep(row) : STEPS[row.state];
  if (!step) throw new Error(`Nothing moves a booking on from ${row.state}`);
  return step;
}
