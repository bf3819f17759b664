import { expect, test } from 'vitest'
import { testDatabase } from '../../../../tests/fixtures/database/database.ts'
import { addUser, adminAct, inAct, userAct } from '../../../../tests/fixtures/people/contexts.ts'
import { listMyActivity, recordActivity } from './actions.ts'

const town = await testDatabase()

test('a user reads only the own history, newest first, fifty entries at most', async () => {
  const [maria, jose] = [await addUser(town), await addUser(town)]
  await inAct(town, userAct(maria), async (act) => {
    for (let number = 1; number <= 55; number += 1) {
      await recordActivity(act, {
        userId: maria,
        actionType: 'PROFILE_UPDATE',
        description: { en: `Change ${number}`, fil: `Pagbabago ${number}` },
      })
    }
    await recordActivity(act, {
      userId: jose,
      actionType: 'LOGIN',
      description: { en: 'Not for Maria', fil: 'Hindi para kay Maria' },
    })
  })
  const mine = await inAct(town, userAct(maria), (act) => listMyActivity(act))
  expect(mine).toHaveLength(50)
  expect(mine[0]?.description).toBe('Change 55')
  expect(mine.map((entry) => entry.description)).not.toContain('Not for Maria')
})

test('an entry names who acted: the user, staff, or the pseudo-user of the access code', async () => {
  const [maria, admin] = [await addUser(town), await addUser(town, 'admin')]
  const entry = {
    userId: maria,
    actionType: 'TEST_ACTOR',
    description: { en: 'Something happened', fil: 'May nangyari' },
  }
  await inAct(town, userAct(maria), (act) => recordActivity(act, entry))
  await inAct(town, adminAct(admin), (act) => recordActivity(act, entry))
  await inAct(town, adminAct(null), (act) => recordActivity(act, entry))
  await inAct(town, { role: 'visitor' }, (act) =>
    recordActivity(act, {
      ...entry,
      userId: null,
      actor: { pseudoUser: 'ADMIN_ACCESS_CODE_LOGIN' },
    }),
  )
  const found = await town.asOwner<{ actor: string | null; pseudo: string | null }>(
    `select actor_user_id as actor, pseudo_user as pseudo from user_activity_log where action_type = 'TEST_ACTOR' order by id`,
  )
  expect(found).toEqual([
    { actor: maria, pseudo: null },
    { actor: admin, pseudo: null },
    { actor: null, pseudo: 'ADMIN_ACTION' },
    { actor: null, pseudo: 'ADMIN_ACCESS_CODE_LOGIN' },
  ])
})

test('an entry cannot be changed or deleted by the application, nor by the owner', async () => {
  const maria = await addUser(town)
  await inAct(town, userAct(maria), (act) =>
    recordActivity(act, {
      userId: maria,
      actionType: 'LOGIN',
      description: { en: 'Signed in', fil: 'Nag-sign in' },
    }),
  )
  for (const change of [
    `update user_activity_log set description = 'Nothing happened'`,
    'delete from user_activity_log',
    'delete from user_activity_log where false',
    'truncate user_activity_log',
  ]) {
    await expect(town.database.transaction((tx) => tx.dynamicRows(change))).rejects.toThrow(
      /permission denied/,
    )
    await expect(town.asOwner(change)).rejects.toThrow(/append-only/)
  }
})

test('what is rolled back leaves no entry', async () => {
  const maria = await addUser(town)
  const failing = inAct(town, userAct(maria), async (act) => {
    await recordActivity(act, {
      userId: maria,
      actionType: 'LOGIN',
      description: { en: 'Signed in', fil: 'Nag-sign in' },
    })
    throw new Error('The work failed')
  })
  await expect(failing).rejects.toThrow('The work failed')
  expect(await inAct(town, userAct(maria), (act) => listMyActivity(act))).toEqual([])
})
