import { createContext, use, useLayoutEffect } from 'react';

export interface AuthHead {
  title: string;
  lead?: string | undefined;
}

/** How an account screen names the frame around it. */
export const AuthHeadContext = createContext<(head: AuthHead) => void>(() => undefined);

/** Gives the frame, modal or page, the title and the line below it, before they are painted. */
export function useAuthHead(title: string, lead?: string): void {
  const setHead = use(AuthHeadContext);
  useLayoutEffect(() => setHead({ title, lead }), [setHead, title, lead]);
}
