import { msg } from '@lingui/core/macro';
import type { WordsOfLog } from '@/core/plugin';

/** What refund protection writes into the agency's log. */
const words: WordsOfLog = { 'refund-protect.update': msg`Refund protection changed` };
export default words;
