\set wallet random(1, 1000)
\set amount random(1, 100)
\set out random(0, 1)
\if :out
select ledger.post(uuidv7(), bench.wallet(:wallet), '00000000-0000-7000-9000-000000000001', :amount,
  'withdrawal', null, null);
\else
select ledger.post(uuidv7(), '00000000-0000-7000-9000-000000000001', bench.wallet(:wallet), :amount,
  'deposit', null, null);
\endif
