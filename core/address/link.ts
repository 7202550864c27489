import type { LinkProps } from '@tanstack/react-router';

/**
 * A link to a path that is only known at run time, such as a plugin's; typed links are for known pages. What a part of the
 * path is named after, as in `/booked/$bookingId`, stands there instead of behind the question mark.
 */
export function linkTo(path: string, search?: object): LinkProps {
  const given = Object.entries(search ?? {});
  const isPart = ([name]: [string, unknown]) => path.split('/').includes(`$${name}`);
  const params = given.filter(isPart);
  const rest = given.filter((entry) => !isPart(entry));
  return {
    to: path,
    ...(params.length > 0 ? { params: Object.fromEntries(params) } : {}),
    ...(rest.length > 0 ? { search: Object.fromEntries(rest) } : {}),
  } as LinkProps;
}
