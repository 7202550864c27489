import { worldCity } from '@/server/reference/world/cities';
import { drawnPictures } from '@/server/selling/pictures/drawn';
import { drawActivity, PICTURES } from './draw';
import type { Activity } from '../content/activity';
import { activityOfId } from '../content/activities';
import type { SupplierPicture } from '@/plugins/activity/face/port';

const PATH = '/api/activity/pictures';

/** Where the drawn pictures of an embedded supplier's activity are. */
export const picturesOf = ({ id }: Activity): SupplierPicture[] =>
  Array.from({ length: PICTURES }, (_, nth) => ({ url: `${PATH}/${id}/${nth}.svg`, caption: null }));

export const pictureRoute = drawnPictures(`${PATH}/{activity}/{file}`, ({ activity: id = '', file = '' }) => {
  const activity = activityOfId(id);
  const nth = /^([0-5])\.svg$/.exec(file)?.[1];
  if (!activity || nth === undefined) return null;
  const setting = worldCity(activity.cityId)!.kind;
  return drawActivity({ id, kind: activity.kind.id, setting }, Number(nth));
});
