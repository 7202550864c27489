import { useAgency } from '../../tenant/agency';
import { Scene } from '../../ui/scene/Scene';
import { heroScene } from './hero-scene';

/** The drawn picture behind the agency's heading. */
export default function HeroScene() {
  const { subdomain, backgroundImage } = useAgency();
  return <Scene seed={subdomain} {...heroScene(backgroundImage)} ratio="fill" />;
}
