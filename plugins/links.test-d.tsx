/** Links across the core and the plugins are checked without loading a plugin; wrong ones must not compile. */
import { Link } from '@tanstack/react-router';
import type {} from './links';

export const right = (
  <>
    <Link to="/">home</Link>
    <Link to="/mytrip">trips</Link>
    <Link to="/mytrip" search={{ when: 'past' }}>past trips</Link>
    <Link to="/dashboard">dashboard</Link>
  </>
);

// @ts-expect-error
export const misspelled = <Link to="/mytrips">trips</Link>;
// @ts-expect-error
export const notInstalled = <Link to="/booknow/submarines">submarines</Link>;
// @ts-expect-error
export const wrongValue = <Link to="/mytrip" search={{ when: 'someday' }}>trips</Link>;
