import { useAtomValue } from 'jotai';
import { lazy, Suspense, type ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import { sideAtom } from '../staff/place';
import * as css from './ShellFrame.css';

const OfficeNotices = lazy(() => import('../staff/OfficeNotices'));
const SideMenu = lazy(() => import('../staff/SideMenu'));

/** Header, content and footer; for staff the side menu beside them (R049). */
export function ShellFrame({ children }: { children: ReactNode }) {
  const side = useAtomValue(sideAtom);
  return (
    <div className={css.frame}>
      <Header />
      <div className={css.row}>
        {side && (
          <div className={css.side[side]}>
            <Suspense fallback={null}>
              <SideMenu />
            </Suspense>
          </div>
        )}
        <div className={css.column}>
          <main id="main" tabIndex={-1} className={css.main}>
            {side && (
              <Suspense fallback={null}>
                <OfficeNotices />
              </Suspense>
            )}
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
}
