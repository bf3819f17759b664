import { maturityChecks } from '#investing/placements/server/maturity/maturity-checks.ts'
import { placementChecks } from '#investing/placements/server/placement-checks.ts'
import type { Check } from '#ledger/server/verify.ts'
import { adjustmentChecks } from '#money/adjustments/server/adjustment-checks.ts'
import { depositChecks } from '#money/deposits/server/deposit-checks.ts'
import { investmentChecks } from '#money/investments/server/investment-checks.ts'
import { poolChecks } from '#money/pools/server/pool-checks.ts'
import { sealChecks } from '#money/seals/server/seal-checks.ts'
import { transactionChecks } from '#money/transactions/server/transaction-checks.ts'
import { transactionAmountOf } from '#money/transactions/server/transactions-sql.ts'
import { withdrawalChecks } from '#money/withdrawals/server/withdrawal-checks.ts'
import { chainChecks } from '#people/activity/server/chain-checks.ts'
import { flowChecks } from '#surfaces/console/server/store-flow.ts'

/** Checks that the money rows of the modules agree with the book. */
export const moduleChecks: readonly Check[] = [
  ...transactionChecks,
  ...depositChecks,
  ...withdrawalChecks,
  ...poolChecks,
  ...investmentChecks,
  ...placementChecks,
  ...maturityChecks,
  ...adjustmentChecks,
  ...flowChecks,
]

// `cause` is the transfer itself or the one that it reverses.
const isDeposit = `exists (
  select from deposits d join transactions x on x.id = d.transaction_id
  where d.transaction_id = cause.id and x.status = 'completed' and cause.to_id = x.user_id
    and cause.amount = x.amount_centavos)`

const isWithdrawal = `exists (
  select from withdrawals w join ledger.captures c on c.hold_id = w.hold_id
  where c.transfer_id = cause.id and cause.from_id = w.user_id)`

const isInvestment = `exists (
  select from investment_moves m
  where m.id = cause.id and abs(m.wallet_centavos) = cause.amount
    and m.user_id = case when m.wallet_centavos < 0 then cause.from_id else cause.to_id end)`

/** Pools have checks of their own (money/pools). */
const isOfUser = `exists (
  select from ledger.wallets w where not w.is_pool and w.id in (t.from_id, t.to_id))`

const isAdjustment = `exists (
  select from transactions x
  where x.id = cause.id and x.type in ('admin_credit', 'admin_debit') and x.status = 'completed'
    and ${transactionAmountOf('x')} = cause.amount
    and x.user_id = case when x.amount_centavos > 0 then cause.to_id else cause.from_id end)`

/**
 * Checks that a module's row explains every hold and every movement of a user's money. The
 * benchmark's database does not pass these checks, because it only posts to the book.
 */
const strayChecks: readonly Check[] = [
  {
    name: 'Every hold belongs to a withdrawal',
    counts: 'select count(*) from ledger.holds',
    problems: `
      select 'hold ' || h.id || ' of ' || h.amount || ' on ' || h.wallet_id
        || ' has no withdrawal' as problem
      from ledger.holds h left join withdrawals w on w.hold_id = h.id
      where w.transaction_id is null or h.subject_id is distinct from w.transaction_id`,
  },
  {
    name:
      'Every transfer of a wallet is of a completed deposit, of a withdrawal, of an investment ' +
      'or of an adjustment, or takes one of these back',
    counts: `
      select count(*) from ledger.transfers t
      where ${isOfUser}`,
    problems: `
      select 'transfer ' || t.id || ' of ' || t.amount || ' from ' || t.from_id || ' to '
        || t.to_id || ' has no transaction' as problem
      from ledger.transfers t left join ledger.reversals r on r.transfer_id = t.id
      join ledger.transfers cause on cause.id = coalesce(r.reverses, t.id)
      where ${isOfUser}
        and not ${isDeposit} and not ${isWithdrawal}
        and not ${isInvestment} and not ${isAdjustment}`,
  },
]

/** The checks that `npm run verify` and the console run in addition to those of the book. */
export const installationChecks: readonly Check[] = [
  ...moduleChecks,
  ...strayChecks,
  ...chainChecks,
  ...sealChecks,
]
