import { createContext } from 'react';
import type { Problem } from './problems';

/** Where a box reports a crash; the host's `report` in the product, a spy in tests. */
export const ReportContext = createContext<(problem: Problem) => void>(() => {});
