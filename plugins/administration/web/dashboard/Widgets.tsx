import { useLingui } from '@lingui/react';
import { useContributions } from '@/core/plugin/react';
import { ContributionView } from '@/core/plugin/views';
import { Card } from '@/core/ui/content/Card';
import { Stack } from '@/core/ui/content/layout';
import { Heading } from '@/core/ui/content/Text';

/** The boxes of the active plugins of one size, each framed and titled but for those that stand first. */
export function Widgets({ size, agencyId }: { size: 'small' | 'wide' | 'first'; agencyId: string }) {
  const { _ } = useLingui();
  const widgets = useContributions('dashboard.widgets').filter((widget) => widget.size === size);
  return widgets.map((widget) => {
    if (size === 'first')
      return (
        <ContributionView<'dashboard.widgets'>
          key={`${widget.plugin}-${widget.id}`}
          item={widget}
          props={{ agencyId }}
          waiting={null}
        />
      );
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
