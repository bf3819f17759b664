import { serve } from '../platform/serve.ts'
import { adminChat, adminChats, depositOfChat } from './admin-chats.ts'
import {
  addCompanyAccountByStaff,
  listAdminCompanyAccounts,
  setCompanyAccountActive,
} from './admin-company-accounts.ts'
import { depositsContract } from './contract.ts'
import {
  cancelDeposit,
  extendDeposit,
  settleDeadline,
  startDepositChat,
} from './keep-deposit-alive.ts'
import { moveDeposit } from './move-deposit.ts'
import { currentDeposit, listCompanyAccounts, requestDeposit } from './request-deposit.ts'

export const depositsRoutes = serve(depositsContract, {
  adminCompanyAccounts: listAdminCompanyAccounts,
  addCompanyAccount: addCompanyAccountByStaff,
  setCompanyAccountActive,
  companyAccounts: listCompanyAccounts,
  current: currentDeposit,
  ofChat: depositOfChat,
  request: requestDeposit,
  extend: extendDeposit,
  settleDeadline,
  startChat: startDepositChat,
  cancel: cancelDeposit,
  adminChats,
  adminChat,
  // The only screen that calls it is the deposit chat.
  move: (act, input) => moveDeposit(act, input, { inChat: true }),
})
