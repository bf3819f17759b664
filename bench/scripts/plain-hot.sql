\set wallet random(1, 1000)
\set amount random(1, 100)
\set out random(0, 1)
\if :out
select plain.transfer(bench.wallet(:wallet), '00000000-0000-7000-9000-000000000001', :amount, null);
\else
select plain.transfer('00000000-0000-7000-9000-000000000001', bench.wallet(:wallet), :amount, null);
\endif
