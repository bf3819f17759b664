import { serve } from '../platform/serve.ts'
import { transactionsContract } from './contract.ts'
import { listMyTransactions, listTransactionsForAdmin, readMyBalance, readReceipt, readTransactionForAdmin } from './read-transactions.ts'

export const transactionsRoutes = serve(transactionsContract, {
  balance: readMyBalance,
  mine: listMyTransactions,
  receipt: readReceipt,
  adminList: listTransactionsForAdmin,
  adminOne: readTransactionForAdmin,
})
