import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import type { Agency } from '../../contract/site/agency';
import { useAgency } from '../../tenant/agency';
import { usePageTitle } from '../../tenant/use-page-title';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FileText } from '../../ui/pictures/icons';
import type { LegalPath } from '../frame/footer-links';
import { LegalText } from './LegalText';
import { useDefaultTerms } from './default-terms';
import { keptData } from './kept-data';
import { useLegalTitles } from './legal-titles';
import * as css from '../views/Fallback.css';

const TEXTS: Record<LegalPath, (agency: Agency) => string | null> = {
  '/user-terms-and-conditions': () => null,
  '/privacy-policy': (agency) => agency.privacyPolicy,
  '/cookies-policy': (agency) => agency.cookiesPolicy,
  '/disclaimer': (agency) => agency.disclaimer,
};

/** The agency's own policy texts, and the terms that hold for every agency (R042 to R045, R062). */
export default function LegalPage() {
  const { t, i18n } = useLingui();
  const agency = useAgency();
  const titles = useLegalTitles();
  const terms = useDefaultTerms(agency.agencyName);
  const path = useLocation({
    select: (location) => location.pathname.toLowerCase().replace(/\/$/, ''),
  }) as LegalPath;
  const title = titles[path] ?? titles['/user-terms-and-conditions'];
  usePageTitle(title);
  const text = path === '/user-terms-and-conditions' ? terms : TEXTS[path]?.(agency);
  const below = path === '/privacy-policy' ? keptData(i18n) : undefined;
  if (!text?.trim() && !below)
    return (
      <div className={css.inside}>
        <EmptyState level={1} icon={FileText} title={title}>
          {t`${agency.agencyName} has not published this text.`}
        </EmptyState>
      </div>
    );
  return <LegalText key={path} title={title} text={text ?? ''} publisher={agency.agencyName} below={below} />;
}
