/** The people of one round: new users with a page open, and the two staff of the sample. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#foundation/platform/server/database/database.ts'
import { sampleSignIns } from '#main/sample/sample-sign-ins.ts'
import { createUser } from '#people/identity/server/actions.ts'
import { adjust, allStaff, openDesk, withdrawalsOf } from './desk.ts'
import type { Ground } from './ground.ts'
import type { Limits } from './history.ts'
import { openPage, type Page } from './page.ts'
import { Person, type World } from './person.ts'
import { seededRandom } from './random.ts'
import { liveAsUser, payee, type User } from './user.ts'

export interface Cast {
  users: (User & { page: Page; email: string })[]
  limits: Limits
  /** Resolves when the simulation ends and everything is answered. */
  work(): Promise<unknown>
}

const userCount = 4

/** `hasDayLimits`: the staff, and each user, soon reach what one person may decide in a day. */
export async function meetCast(
  ground: Ground,
  world: World,
  { seed, hasDayLimits }: { seed: number; hasDayLimits: boolean },
): Promise<Cast> {
  const { owner } = ground
  const meet = (name: string, login: { email: string; password: string }) =>
    new Person(name, login, seededRandom(seed, name), world)
  const staff = [meet('staff 1', sampleSignIns.admin), meet('staff 2', sampleSignIns.secondAdmin)]
  const limits = await setLimits(owner, hasDayLimits)
  const added = await addUsers(ground, seed)
  const people = added.map(({ login }, place) => meet(`user ${place + 1}`, login))
  await Promise.all([...people, ...staff].map((person) => person.enter()))
  const users = people.map((person, place) => {
    const note = world.history.looks.push.bind(world.history.looks)
    const page = openPage({ person, owner, now: world.now, note })
    const { userId = '', login } = added[place] ?? {}
    return { person, page, userId, email: login?.email ?? '', shows: page.shows, letCoolingPass }
  })
  const desk = openDesk({ gathers: hasDayLimits })
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
  const adjustSome = (person: Person, turn: number, wallet: string | undefined) => {
    const random = seededRandom(seed, `${person.name} adjustment ${turn}`)
    return adjust(person, wallet ?? random.pick(users).userId, random)
  }
  const ofUsers = users.map(({ userId }) => [withdrawalsOf(userId), limits.userCentavos] as const)
  return {
    users,
    limits: new Map([...limits.ofStaff, ...ofUsers]),
    work: () =>
      Promise.all([
        Promise.all(users.map((user) => liveAsUser(user, desk, seed))).then(desk.close),
        ...staff.map((person, place) =>
          desk.staff(person, place as 0 | 1, (turn, wallet) => adjustSome(person, turn, wallet)),
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

const boundless = 999_999_999_999_999n
/**
 * Beside what was moved before. Of a user it is no less than any one withdrawal: verify would find
 * those of rounds before, which had no limit.
 */
const dayLimits = { user: 4_000_100n, person: 500_000n, company: 800_000n }

/** Returns how much each of the staff, and all of them, may still move alone. */
async function setLimits(owner: Database, hasDayLimits: boolean) {
  return await owner.transaction(async (tx) => {
    const { rows, all } = await tx.row<{ rows: bigint[]; all: bigint }>(
      `select array_agg(d.person_centavos order by s.place) as rows, max(d.company_centavos) as all
       from unnest($1::text[]) with ordinality s (email, place) join users u using (email),
         moved_alone_of_a_day(u.id::text) d`,
      [[sampleSignIns.admin.email, sampleSignIns.secondAdmin.email]],
    )
    const moved = rows.map(BigInt)
    const person = hasDayLimits
      ? dayLimits.person + moved.reduce((a, b) => (a > b ? a : b))
      : boundless
    const company = hasDayLimits ? dayLimits.company + all : boundless
    const userCentavos = hasDayLimits ? dayLimits.user : boundless
    await tx.rows(
      `update company_settings set minimum_deposit_centavos = 1, minimum_withdrawal_centavos = 1,
         person_day_centavos = $1, company_day_centavos = $2, withdrawal_approval_centavos = $3`,
      [person, company, userCentavos],
    )
    const ofStaff = moved.map((before, place) => [`staff ${place + 1}`, person - before] as const)
    return { ofStaff: [...ofStaff, [allStaff, company - all] as const], userCentavos }
  })
}

async function addUsers({ owner }: Ground, seed: number) {
  const password = 'right-horse-battery'
  return await owner.transaction(async (tx) => {
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
