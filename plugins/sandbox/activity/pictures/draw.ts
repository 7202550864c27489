import { chanceOf } from '@/server/selling/pictures/drawing/chance';
import { lightOf } from '@/server/selling/pictures/drawing/light';
import { backdrop, type Setting, sky } from '@/server/selling/pictures/drawing/scenery';
import { picture } from '@/server/selling/pictures/drawing/svg';
import {
  boat,
  coach,
  cooking,
  craft,
  cycling,
  dive,
  music,
  night,
  online,
  openBus,
  surf,
  tasting,
  transfer,
  wine,
} from './doing';
import { floor, FLOOR, group, type Scene, stageOf } from './frame';
import { balloons, gallery, monument, murals, street, trail } from './places';

/** What a kind of activity looks like, by its id. */
export const SCENES: Readonly<Record<string, Scene>> = {
  ...{ ticket: monument, visit: monument, stories: monument, audio: monument, 'one-day': monument },
  ...{ 'two-days': street, walk: street, photos: street, 'street-art': murals, museum: gallery },
  ...{ food: tasting, wine, cooking, craft, music, 'night-lights': night, online },
  ...{ bike: cycling, electric: cycling, bus: openBus, 'day-trip': coach, 'border-trip': coach },
  ...{ airport: transfer, leaving: transfer, boat, 'cruise-sunset': boat, dive, surf },
  ...{ hike: trail, trek: trail, balloon: balloons },
};

/** Those who take part, before what the place looks like. */
const view: Scene = (stage) =>
  [
    sky(stage),
    backdrop(stage.setting, stage),
    floor('terrace', 640, [34, 16, 68], [30, 14, 52], stage),
    group(stage.chance.whole(2, 5), stage.chance.between(240, 640), FLOOR + 50, 230, stage),
  ].join('');

/** Pictures of an activity; the last of them show its place. */
export const PICTURES = 6;
const OF_PLACE = [3, 5];

/** Whose pictures they are. */
export interface Drawn {
  readonly id: string;
  readonly kind: string;
  readonly setting: Setting;
}

/** The nth picture of an activity as SVG: the same each time. */
export function drawActivity({ id, kind, setting }: Drawn, nth: number): string {
  const scene = OF_PLACE.includes(nth) ? view : (SCENES[kind] ?? view);
  const seed = `${id} ${nth}`;
  return picture(scene(stageOf(seed, lightOf(chanceOf(`${seed} light`)), setting)));
}
