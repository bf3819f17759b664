/** Company access has no user, so records name it by the kind of action. */
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  accessCode,
  signIn,
  startTestServer,
  Visitor,
  type TestServer,
} from '../fixtures/servers/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('records name an admin without a user by the kind of action', async () => {
  const maria = await signIn(server.address, 'user')
  const [supportChat, chatId] = [uuidv7(), uuidv7()]
  await maria.calls.chats.openSupport({ chatId: supportChat })
  const companyAccountId =
    (await maria.calls.deposits.companyAccounts({}))[0]?.companyAccountId ?? ''
  const first = await maria.calls.deposits.request({
    requestId: uuidv7(),
    amountCentavos: 100_000n,
    companyAccountId,
  })
  await maria.calls.deposits.startChat({ transactionId: first.transactionId, chatId })

  const staff = new Visitor(server.address)
  await staff.calls.identity.enterCompanyAccess({ code: accessCode })
  await staff.calls.chats.send({
    chatId,
    messageId: uuidv7(),
    content: 'Please pay to our account.',
  })
  await staff.calls.chats.closeSupport({ chatId: supportChat, outcome: 'closed_completed' })
  await staff.calls.deposits.move({
    transactionId: first.transactionId,
    moveId: uuidv7(),
    to: 'completed',
  })
  const second = await maria.calls.deposits.request({
    requestId: uuidv7(),
    amountCentavos: 200_000n,
    companyAccountId,
  })
  const { transactions } = await staff.calls.transactions.adminList({})
  const updatedAtSeen =
    transactions.find(({ transactionId }) => transactionId === second.transactionId)?.updatedAt ??
    new Date()
  const edit = {
    transactionId: second.transactionId,
    adminNotes: '',
    statusReason: 'No payment came.',
    updatedAtSeen,
  }
  await staff.calls.console.editTransaction({ ...edit, moveId: uuidv7(), to: 'failed' })
  await staff.calls.identity.logout({})

  const recorded = await server.asOwner<{ action: string; pseudo: string }>(
    `select action_type as action, pseudo_user as pseudo from user_activity_log
     where pseudo_user is not null order by id`,
  )
  expect(recorded.map(({ action, pseudo }) => `${action} by ${pseudo}`)).toEqual([
    'ADMIN_LOGIN by ADMIN_ACCESS_CODE_LOGIN',
    'ADMIN_CHAT_MESSAGE_SENT by ADMIN_CONSOLE',
    'ADMIN_SUPPORT_CHAT_CLOSED by ADMIN_CONSOLE',
    'DEPOSIT_COMPLETED by ADMIN_CONSOLE',
    'ADMIN_UPDATE_DEPOSIT_STATUS by ADMIN_CONSOLE',
    'DEPOSIT_STATUS_UPDATE by ADMIN_ACTION',
    'ADMIN_UPDATE_DEPOSIT_STATUS by ADMIN_ACTION',
    'ADMIN_LOGOUT by ADMIN_ACCESS_CODE_LOGOUT',
  ])
})
