import { serve } from '#foundation/platform/server/http/serve.ts'
import { depositsContract } from '../shared/contract.ts'
import { readChatForAdmin, listChatsForAdmin, findDepositOfChat } from './admin-chats.ts'
import {
  addCompanyAccountByStaff,
  listAdminCompanyAccounts,
  setCompanyAccountActive,
} from './company-accounts/admin-actions.ts'
import { moveDeposit } from './moves/move-deposit.ts'
import { previewCompletion } from './moves/second-person.ts'
import {
  cancelDeposit,
  extendDeposit,
  settleDeadline,
  startDepositChat,
} from './moves/user-deposit-moves.ts'
import { findCurrentDeposit, listCompanyAccounts, requestDeposit } from './request-deposit.ts'

export const depositsRoutes = serve(depositsContract, {
  adminCompanyAccounts: listAdminCompanyAccounts,
  addCompanyAccount: addCompanyAccountByStaff,
  setCompanyAccountActive,
  companyAccounts: listCompanyAccounts,
  current: findCurrentDeposit,
  ofChat: findDepositOfChat,
  request: requestDeposit,
  extend: extendDeposit,
  settleDeadline,
  startChat: startDepositChat,
  cancel: cancelDeposit,
  adminChats: listChatsForAdmin,
  adminChat: readChatForAdmin,
  previewCompletion,
  // The only screen that calls it is the deposit chat.
  move: (ctx, input) => moveDeposit(ctx, input, { inChat: true }),
})
