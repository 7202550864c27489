import type { WordsOfLog } from '@/core/plugin';
import { SENT_LABELS } from './reasons';

/** What cars write into the agency's log: why a booking was cancelled. */
const words: WordsOfLog = SENT_LABELS;
export default words;
