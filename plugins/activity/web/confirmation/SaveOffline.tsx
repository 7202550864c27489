import { useLingui } from '@lingui/react/macro';
import { useAgency } from '@/core/tenant/agency';
import { Button } from '@/core/ui/actions/Button';
import { downloadFile } from '@/core/ui/actions/download-file';
import { Download } from '@/core/ui/pictures/icons';
import { offlineHtml, type OfflineVouchers } from './offline-vouchers';

type Shown = Omit<OfflineVouchers, 'language' | 'agency' | 'locator'> & { locator: string | null };

/** Hands the vouchers to the downloads, as one file for where there is no network. */
export function SaveOffline({ locator, ...shown }: Shown) {
  const { t, i18n } = useLingui();
  const { agencyName: name, contactPhoneNumber: phone } = useAgency();
  const save = () => {
    const html = offlineHtml({
      ...shown,
      language: i18n.locale,
      locator: locator ? { label: t`Record locator`, value: locator } : null,
      agency: { name, phone },
    });
    downloadFile(`${locator ?? 'vouchers'}.html`, new Blob([html], { type: 'text/html' }));
  };
  return (
    <Button variant="secondary" icon={Download} onClick={save}>
      {t`Save for offline`}
    </Button>
  );
}
