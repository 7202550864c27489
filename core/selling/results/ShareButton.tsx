import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/actions/Button';
import { Share2 } from '../../ui/pictures/icons';
import { toast } from '../../ui/feedback/toast';

/** Hands the address of an offer on: through the device where it can share, else by copying it. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useLingui();
  const share = async (): Promise<void> => {
    if (typeof navigator.share === 'function') {
      // Whoever closes the device's sheet has changed their mind; nothing is to be told.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t`The link was copied`);
    } catch {
      toast.error(t`The browser did not allow copying. Copy the address of this page instead.`);
    }
  };
  return (
    <Button variant="secondary" size="small" icon={Share2} onClick={() => void share()}>
      {t`Share`}
    </Button>
  );
}
