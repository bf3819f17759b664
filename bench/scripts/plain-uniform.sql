\set source random(1, 1000)
\set step random(1, 999)
\set target (:source + :step - 1) % 1000 + 1
\set amount random(1, 100)
select plain.transfer(bench.wallet(:source), bench.wallet(:target), :amount, null);
