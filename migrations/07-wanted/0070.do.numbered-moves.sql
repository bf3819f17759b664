-- A payout writes two moves of an investment in one transaction. Like those of placements they have
-- a number: their order, whatever the clock did meanwhile. Rows of before were only ever appended,
-- so they are numbered in their order.
alter table investment_moves add column number bigint generated always as identity;
drop index investment_moves_of_investment;
create index investment_moves_of_investment on investment_moves (investment_id, number);
