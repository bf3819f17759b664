import { serve } from '#foundation/platform/server/http/serve.ts'
import { transactionsContract } from '../shared/contract.ts'
import { readBalanceHistory } from './balance-history.ts'
import { readExpectedTime } from './expected-time.ts'
import {
  listMyTransactions,
  listTransactionsForAdmin,
  readMyBalance,
  readReceipt,
  readTransactionForAdmin,
} from './read-transactions.ts'
import { verifyReceipt } from './receipts/verify-receipt.ts'

export const transactionsRoutes = serve(transactionsContract, {
  expectedTime: readExpectedTime,
  balance: readMyBalance,
  balanceHistory: readBalanceHistory,
  mine: listMyTransactions,
  receipt: readReceipt,
  verify: verifyReceipt,
  adminList: listTransactionsForAdmin,
  adminOne: readTransactionForAdmin,
})
