import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '@/core/ui/content/Badge';
import { Button } from '@/core/ui/actions/Button';
import { SlidersHorizontal } from '@/core/ui/pictures/icons';
import { Inline } from '@/core/ui/content/layout';
import { VisuallyHidden } from '@/core/ui/content/Text';
import type { SearchPreferences } from '../../../contract';
import { changedOptions } from '../criteria/preferences';

const load = () => import('./OptionsPanel');
const OptionsPanel = lazy(() => load().then((module) => ({ default: module.OptionsPanel })));

interface AdvancedOptionsProps {
  value: SearchPreferences;
  onChange: (value: SearchPreferences) => void;
}

/** Opens the further options of a search, and tells how many differ from their defaults. */
export function AdvancedOptions({ value, onChange }: AdvancedOptionsProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const changed = changedOptions(value).length;
  return (
    <>
      <Button
        variant="quiet"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
      >
        <Inline as="span" gap={8} wrap={false}>
          {t`Options`}
          {changed > 0 && (
            <Badge tone="brand">
              <span aria-hidden="true">{changed}</span>
              <VisuallyHidden>{plural(changed, { one: '# changed', other: '# changed' })}</VisuallyHidden>
            </Badge>
          )}
        </Inline>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <OptionsPanel value={value} onChange={onChange} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
