import type { Migration } from '../types';

/** What `Changes` tells: whoever writes these rows, every process hears of it once it is committed. */
export const toldOfChanges: Migration = {
  id: '044-told-of-changes',
  sql: `
    create function tell_of_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('caravel', tg_argv[0] || ' ' || case when tg_op = 'DELETE'
        then to_jsonb(old) ->> tg_argv[1] else to_jsonb(new) ->> tg_argv[1] end);
      return null;
    end $$;
    create trigger agency_tells after insert or update or delete on agency
      for each row execute function tell_of_change('agency', 'id');
    create trigger app_user_tells after update of status, email, first_name, last_name, user_type, is_restricted,
      markup_bps, product_markups on app_user for each row execute function tell_of_change('session', 'agency_id');
    create trigger session_tells after delete on session
      for each row execute function tell_of_change('session', 'agency_id');
  `,
};
