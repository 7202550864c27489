import { useEffect } from 'react';
import { useAgency } from './agency';
import { namePage } from './title';

/** Puts the page's own name before the agency's in the browser's tab, for as long as the page is shown (R003, G112). */
export function usePageTitle(page: string | undefined): void {
  const agency = useAgency();
  useEffect(() => {
    namePage(agency, page);
    return () => namePage(agency, undefined);
  }, [agency, page]);
}
