/** Part of a query for the copy of a user's data; `$1` is the user. */
export const digestsOfUser = `
  select wanted, updated_at as "updatedAt",
    array(select to_char(w.week, 'YYYY-MM-DD') from digest_weeks w
      where w.user_id = c.user_id and w.sent order by w.week) as "weeksSent"
  from digest_choices c where c.user_id = $1`
