-- oldest-server: 0071
-- What the company agreed to for one user within a day is found by this index, however many
-- withdrawals the user ever had.
create index transactions_agreed_withdrawals on transactions (user_id, updated_at)
  where type in ('withdrawal', 'withdrawal_request') and status in ('approved', 'completed');

-- withdrawals_of_payee begins with the same column.
drop index withdrawals_of_user;
