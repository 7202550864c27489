import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import * as css from './ShellFrame.css';

/** Header, content and footer. */
export function ShellFrame({ children }: { children: ReactNode }) {
  return (
    <div className={css.frame}>
      <Header />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
