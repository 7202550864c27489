import { filled, type Refusal } from '../refusal';
import { inputRefusals } from '../refusals/input';

/** What is said of a text that has more characters than its call takes; null of any other. */
export const lengthProblem = (text: string, most: number): Refusal | null =>
  text.trim().length > most ? filled(inputRefusals.longText, { max: most }) : null;
