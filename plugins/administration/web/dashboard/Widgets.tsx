import { useLingui } from '@lingui/react';
import { useContributions } from '@/core/plugin/react';
import { ContributionView } from '@/core/plugin/views';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';

/** The boxes of the active plugins, each framed and titled, the wide ones apart from the small. */
export function Widgets({ size, agencyId }: { size: 'small' | 'wide'; agencyId: string }) {
  const { _ } = useLingui();
  const widgets = useContributions('dashboard.widgets').filter((widget) => widget.size === size);
  return widgets.map((widget) => {
    const id = `widget-${widget.plugin}-${widget.id}`;
    return (
      <Card as="section" key={id} aria-labelledby={id}>
        <Stack gap={12}>
          <Heading level={2} size={18} id={id}>
            {_(widget.title)}
          </Heading>
          <ContributionView<'dashboard.widgets'> item={widget} props={{ agencyId }} />
        </Stack>
      </Card>
    );
  });
}
