import { createRoot as create } from 'react-dom/client';

/** React's way onto the page; the build puts it beside the libraries, whose code so runs in a task of its own. */
export const createRoot = create;
