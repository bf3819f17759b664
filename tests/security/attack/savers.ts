/** People with money and a linked account, who deposit and withdraw as users do. */
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { signIn, Visitor } from '#tests/fixtures/servers/test-server.ts'
import { send, type Sender, type Sent } from './load.ts'

const password = 'right-horse-battery'
const payee = { bankName: 'GCash', accountName: 'Saver', accountNumber: '09170000000' }
const savingsCentavos = 1_000_000n

export interface Saver extends Sender {
  cookie: string
  userId: string
  email: string
  /** Where their deposits go. */
  companyAccountId: string | null
  /** Nobody has two open deposits: the next step cancels this one. */
  openDeposit?: string | undefined
  isDepositing?: boolean
}

export const saverLogin = ({ email }: Saver) => ({ email, password })

/** Each has an address of their own. The limits that would end the work early are taken away. */
export async function addSavers(
  { address, ownerUrl }: { address: string; ownerUrl: string },
  count: number,
): Promise<Saver[]> {
  const emails = Array.from({ length: count }, () => `${uuidv7()}@example.test`)
  // Loosening the settings takes two people; the owner of the tables needs none.
  const database = openDatabase(ownerUrl, { connections: 1 })
  const ids = await database.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1`,
    )
    const columns = await tx.rows<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_name = 'company_settings' and column_name = 'person_day_centavos'`,
    )
    // Older versions have no bands of a day.
    if (columns.length > 0)
      await tx.dynamicRows(
        `update company_settings set deposit_approval_centavos = 999999999999999,
           person_day_centavos = 999999999999999, company_day_centavos = 999999999999999`,
      )
    const made: string[] = []
    for (const email of emails) {
      const person = { fullName: 'Saver', phoneNumber: '09170000000', email, password }
      const { userId } = await createUser(tx, { ...person, role: 'user', status: 'active' })
      await tx.rows(
        `insert into bank_details (user_id, bank_name, account_name, account_number)
         values ($1, $2, $3, $4)`,
        [userId, payee.bankName, payee.accountName, payee.accountNumber],
      )
      made.push(userId)
    }
    return made
  })
  await database.close()
  const admin = await signIn(address, 'admin')
  const savers: Saver[] = []
  for (const [place, email] of emails.entries()) {
    const user = new Visitor(address)
    await user.calls.identity.login({ email, password })
    const companyAccountId = await fill(user, admin)
    const from = `198.51.100.${place + 1}`
    savers.push({ cookie: user.cookie, email, from, companyAccountId, userId: ids[place] ?? '' })
  }
  return savers
}

async function fill(user: Visitor, admin: Visitor): Promise<string | null> {
  const [transactionId, chatId, moveId] = [uuidv7(), uuidv7(), uuidv7()]
  const [account] = await user.calls.deposits.companyAccounts({})
  const companyAccountId = account?.companyAccountId ?? null
  await user.calls.deposits.request({
    requestId: transactionId,
    amountCentavos: savingsCentavos,
    companyAccountId,
  })
  await user.calls.deposits.startChat({ transactionId, chatId })
  await admin.calls.deposits.move({ transactionId, moveId, to: 'completed' })
  return companyAccountId
}

/** Requests a withdrawal of one peso to the linked account. */
export function withdraw(address: string, saver: Saver): Promise<Sent> {
  const input = { requestId: uuidv7(), amountCentavos: '100', ...payee }
  return send(address, saver, '/rpc/withdrawals/request', { input, bigints: ['amountCentavos'] })
}

/** Requests a deposit, or cancels the one that is open. */
export async function deposit(address: string, saver: Saver): Promise<Sent> {
  if (saver.isDepositing) return await withdraw(address, saver)
  saver.isDepositing = true
  const { companyAccountId, openDeposit } = saver
  const requestId = uuidv7()
  const sent = openDeposit
    ? await send(address, saver, '/rpc/deposits/cancel', {
        input: { transactionId: openDeposit, moveId: requestId },
      })
    : await send(address, saver, '/rpc/deposits/request', {
        input: { requestId, amountCentavos: '100', companyAccountId },
        bigints: ['amountCentavos'],
      })
  if (sent.status === 200) saver.openDeposit = openDeposit ? undefined : requestId
  saver.isDepositing = false
  return sent
}

export const balance = (address: string, saver: Saver) =>
  send(address, saver, '/rpc/transactions/balance', { input: {} })
