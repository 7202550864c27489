import { SCENE_KINDS, SCENE_TIMES, type SceneKind, type SceneTime } from '../../ui/scene/drawing/kinds';

const SCENE = /^scene:([a-z]+)\/([a-z]+)$/;

/** The drawn scene that an agency names as `scene:<kind>/<time>`; what is not named follows from its seed. */
export function heroScene(backgroundImage: string | null): {
  kind?: SceneKind | undefined;
  time?: SceneTime | undefined;
} {
  const [, kind, time] = SCENE.exec(backgroundImage ?? '') ?? [];
  return {
    kind: SCENE_KINDS.find((known) => known === kind),
    time: SCENE_TIMES.find((known) => known === time),
  };
}
