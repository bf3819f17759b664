/** The people of one round: new users with a page open, and the two staff of the sample. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { adjustment, openDesk } from './desk.ts'
import type { Ground } from './ground.ts'
import { openPage, type Page } from './page.ts'
import { Person, type World } from './person.ts'
import { seededRandom } from './random.ts'
import { liveAsUser, payee, type User } from './user.ts'

export interface Cast {
  users: (User & { page: Page; email: string })[]
  /** Resolves when the simulation ends and everything is answered. */
  work(): Promise<unknown>
}

const userCount = 4

export async function meetCast(ground: Ground, world: World, seed: number): Promise<Cast> {
  const { owner } = ground
  const meet = (name: string, login: { email: string; password: string }) =>
    new Person(name, login, seededRandom(seed, name), world)
  const staff = [meet('staff 1', sampleSignIns.admin), meet('staff 2', sampleSignIns.secondAdmin)]
  const added = await addUsers(ground, seed)
  const people = added.map(({ login }, place) => meet(`user ${place + 1}`, login))
  await Promise.all([...people, ...staff].map((person) => person.enter()))
  const users = people.map((person, place) => {
    const note = world.history.looks.push.bind(world.history.looks)
    const page = openPage({ person, owner, now: world.now, note })
    const { userId = '', login } = added[place] ?? {}
    return { person, page, userId, email: login?.email ?? '', shows: page.shows, letCoolingPass }
  })
  const desk = openDesk()
  async function letCoolingPass(placementId: string): Promise<void> {
    while (!world.over.aborted) {
      try {
        return await endCooling(owner, placementId)
      } catch {
        // The database is away.
        await pause(200)
      }
    }
  }
  const adjust = async (person: Person, turn: number, wallet: string | undefined) => {
    const random = seededRandom(seed, `${person.name} adjustment ${turn}`)
    await person.ask(adjustment(person, wallet ?? random.pick(users).userId, random))
  }
  return {
    users,
    work: () =>
      Promise.all([
        Promise.all(users.map((user) => liveAsUser(user, desk, seed))).then(desk.close),
        ...staff.map((person, place) =>
          desk.staff(person, place as 0 | 1, (turn, wallet) => adjust(person, turn, wallet)),
        ),
      ]),
  }
}

/** Past the guards, which let nobody wait for less than two banking days. */
async function endCooling(owner: Database, placementId: string): Promise<void> {
  await owner.transaction(async (tx) => {
    await tx.rows('set local session_replication_role = replica')
    await tx.rows(`update placements set cooling_until = transaction_timestamp() where id = $1`, [
      placementId,
    ])
  })
}

/** Limits that would end the work early are taken away. */
async function addUsers({ owner }: Ground, seed: number) {
  const password = 'right-horse-battery'
  return await owner.transaction(async (tx) => {
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1,
         person_day_centavos = 999999999999999, company_day_centavos = 999999999999999,
         withdrawal_approval_centavos = 999999999999999`,
    )
    const made: { userId: string; login: { email: string; password: string } }[] = []
    for (let place = 0; place < userCount; place += 1) {
      const email = `${seededRandom(seed, `user ${place}`).uuid()}@example.test`
      const person = { fullName: 'Sim', phoneNumber: '09170000000', email, password }
      const { userId } = await createUser(tx, { ...person, role: 'user', status: 'active' })
      await tx.rows(
        `insert into bank_details (user_id, bank_name, account_name, account_number)
         values ($1, $2, $3, $4)`,
        [userId, payee.bankName, payee.accountName, payee.accountNumber],
      )
      made.push({ userId, login: { email, password } })
    }
    return made
  })
}
