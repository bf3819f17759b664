import { serve } from '#foundation/platform/server/http/serve.ts'
import { withdrawalsContract } from '../shared/contract.ts'
import { readPayoutConsent, setPayoutConsent } from './consents/payout-consents.ts'
import { listLiveWithdrawals } from './consents/public-payouts.ts'
import { checkMany, moveMany } from './moves/move-many.ts'
import { cancelWithdrawal, moveWithdrawal } from './moves/move-withdrawal.ts'
import { previewStep } from './moves/second-person.ts'
import { liftPayeeWait } from './payees/lift-wait.ts'
import { readMyPayeeWait, readPayee } from './payees/new-payee.ts'
import {
  listSavedPayees,
  nameSavedPayee,
  removeSavedPayee,
  restoreSavedPayee,
} from './payees/saved-payees.ts'
import { disownWithdrawal } from './payees/stop-withdrawals.ts'
import {
  countWithdrawalsForAdmin,
  listWithdrawalsForAdmin,
  readWithdrawalForAdmin,
  revealWithdrawalNumber,
} from './read-withdrawals.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import { listUnderWay } from './under-way.ts'

export const withdrawalsRoutes = serve(withdrawalsContract, {
  request: requestWithdrawal,
  underWay: listUnderWay,
  payee: readPayee,
  savedPayees: listSavedPayees,
  namePayee: nameSavedPayee,
  removePayee: removeSavedPayee,
  restorePayee: restoreSavedPayee,
  payeeWait: readMyPayeeWait,
  disown: disownWithdrawal,
  liftPayeeWait,
  previewStep,
  cancel: cancelWithdrawal,
  live: listLiveWithdrawals,
  payoutConsent: readPayoutConsent,
  setPayoutConsent,
  move: moveWithdrawal,
  checkMany,
  moveMany,
  adminList: listWithdrawalsForAdmin,
  adminCounts: countWithdrawalsForAdmin,
  revealNumber: revealWithdrawalNumber,
  adminOne: readWithdrawalForAdmin,
})
