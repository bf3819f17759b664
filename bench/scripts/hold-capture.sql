-- The book's part of one completed withdrawal and nothing else: two transactions of one statement
-- each.
select made.id as request, ledger.hold(made.id, u.id, 500000, 'withdrawal', made.id, null)
from (select uuidv7() as id) as made, users u where lower(u.email) = 'bench-' || :client_id
  || '@kaban.test' \gset
select ledger.capture(uuidv7(), :request, (select id from ledger.places where code = 'payouts'),
  null, false);
