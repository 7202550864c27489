import { renderToStaticMarkup } from 'react-dom/server';
import type { Agency } from '../contract/site/agency';
import { heroScene } from '../shell/home/hero-scene';
import { SceneDrawing } from '../ui/scene/drawing/SceneDrawing';

/** The drawn hero of an agency without a picture of its own, as a file: `/hero.svg`. */
export function heroDrawing({ subdomain, backgroundImage }: Agency): string {
  const { kind, time } = heroScene(backgroundImage);
  return renderToStaticMarkup(<SceneDrawing seed={subdomain} kind={kind} time={time} isOpen prefix="s" />);
}
