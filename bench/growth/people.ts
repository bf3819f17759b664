/** People of a filled database who are asked for, with one old movement and chat of each. */
import { v7 as uuidv7 } from 'uuid'
import { openDatabase } from '#foundation/platform/server/database/database.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { bankDetails } from '../withdrawal-fixture.ts'
import { asOwner } from './lanes.ts'

export interface GrowthPerson {
  userId: string
  email: string
  fullName: string
  transactionId: string
  uid: string
  reference: string
  chatId: string
  month: string
}

/** Known to one question. The withdrawal and the chat are those of the question before. */
export interface Asked {
  person: GrowthPerson
  adminId: string
  requested: string
  opened: string
}

/** Enough for 20 withdrawals. */
export const centavosNeeded = 10_000_000

/** Chosen at random, with money and a bank account. Nothing they do waits for a second person. */
export async function chooseGrowthPeople(
  ownerUrl: string,
  count: number,
): Promise<{ people: GrowthPerson[]; adminId: string }> {
  await asOwner(ownerUrl, [
    `update company_settings set withdrawal_approval_centavos = 999999999999999,
       person_day_centavos = 999999999999999, company_day_centavos = 999999999999999`,
  ])
  const people = (await asOwner(ownerUrl, [
    `select distinct on (u.id) u.id as "userId", u.email, u.full_name as "fullName",
       t.id as "transactionId", t.transaction_uid as uid, t.reference_number as reference,
       c.id as "chatId", to_char(t.created_at at time zone 'Asia/Manila', 'YYYY-MM') as month
     from (
       select u.* from users u join ledger.wallets w on w.id = u.id
       where u.status = 'active' and w.available > ${centavosNeeded}
       order by random() limit ${count}
     ) u
     join transactions t on t.user_id = u.id and t.status = 'completed'
     join chat_sessions c on c.related_transaction_id = t.id`,
  ])) as unknown as GrowthPerson[]
  const database = openDatabase(ownerUrl, { connections: 1 })
  try {
    const adminId = uuidv7()
    await database.transaction(async (tx) => {
      await tx.liftTimeLimit()
      await createUser(tx, {
        userId: adminId,
        fullName: 'Bench Person',
        email: `${adminId}@kaban.test`,
        phoneNumber: '',
        password: 'bench-password',
        role: 'admin',
        status: 'active',
      })
      const { bankName, accountName, accountNumber } = bankDetails
      for (const { userId } of people) {
        await tx.rows(
          `insert into bank_details (user_id, bank_name, account_name, account_number)
           values ($1, $2, $3, $4) on conflict (user_id) do nothing`,
          [userId, bankName, accountName, accountNumber],
        )
      }
    })
    return { people, adminId }
  } finally {
    await database.close()
  }
}
