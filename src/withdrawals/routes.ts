import { serve } from '../platform/serve.ts'
import { withdrawalsContract } from './contract.ts'
import { checkMany, moveMany } from './move-many.ts'
import { cancelWithdrawal, moveWithdrawal } from './move-withdrawal.ts'
import { readPayoutConsent, setPayoutConsent } from './payout-consents.ts'
import { listLiveWithdrawals } from './public-payouts.ts'
import { listWithdrawalsForAdmin, readWithdrawalForAdmin } from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'

export const withdrawalsRoutes = serve(withdrawalsContract, {
  request: requestWithdrawal,
  cancel: cancelWithdrawal,
  live: listLiveWithdrawals,
  payoutConsent: readPayoutConsent,
  setPayoutConsent,
  move: moveWithdrawal,
  checkMany,
  moveMany,
  adminList: listWithdrawalsForAdmin,
  adminOne: readWithdrawalForAdmin,
})
