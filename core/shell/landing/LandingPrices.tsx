import { useEffect } from 'react';
import { useContributions, usePluginHost } from '../../plugin/react';
import { ContributionView } from '../../plugin/views';

/** What a site costs, as the plugin says that has the page for it; it is loaded here, ahead of who presses Build Now. */
export default function LandingPrices() {
  const host = usePluginHost();
  useEffect(() => void host.open('/pricing'), [host]);
  return useContributions('landing.prices').map((item) => (
    <ContributionView<'landing.prices'>
      key={`${item.plugin}-${item.id}`}
      item={item}
      props={{}}
      waiting={null}
    />
  ));
}
