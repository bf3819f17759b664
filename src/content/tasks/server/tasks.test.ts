import { v7 as uuidv7 } from 'uuid'
import { expect, test } from 'vitest'
import { testDatabase } from '#tests/fixtures/database/database.ts'
import { addUser, withContext, userContext } from '#tests/fixtures/people/contexts.ts'
import { tasksMax } from '../shared/rules.ts'
import {
  addTask,
  listMyTasks,
  removeTask,
  renameTask,
  restoreTask,
  setTaskStatus,
} from './actions.ts'

const fixture = await testDatabase()

const add = (userId: string, title: string, taskId: string = uuidv7()) =>
  withContext(fixture, userContext(userId), (ctx) => addTask(ctx, { taskId, title }))
const mine = async (userId: string) =>
  (await withContext(fixture, userContext(userId), listMyTasks)).map(
    ({ title, status }) => `${title}: ${status}`,
  )

test('the list is newest first; a task is renamed, done and undone', async () => {
  const maria = await addUser(fixture)
  const { taskId } = await add(maria, 'Call the bank')
  await add(maria, 'Send the proof')
  expect(await mine(maria)).toEqual(['Send the proof: pending', 'Call the bank: pending'])
  await withContext(fixture, userContext(maria), (ctx) =>
    renameTask(ctx, { taskId, title: 'Call my bank' }),
  )
  await withContext(fixture, userContext(maria), (ctx) =>
    setTaskStatus(ctx, { taskId, status: 'completed' }),
  )
  expect(await mine(maria)).toEqual(['Send the proof: pending', 'Call my bank: completed'])
  await withContext(fixture, userContext(maria), (ctx) =>
    setTaskStatus(ctx, { taskId, status: 'pending' }),
  )
  expect(await mine(maria)).toEqual(['Send the proof: pending', 'Call my bank: pending'])
})

test('a task sent twice, or ten times at once, is added once', async () => {
  const maria = await addUser(fixture)
  const taskId = uuidv7()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => add(maria, 'Call the bank', taskId)),
  )
  expect(new Set(answers.map((task) => task.createdAt.getTime())).size).toBe(1)
  await add(maria, 'Call the bank', taskId)
  expect(await mine(maria)).toEqual(['Call the bank: pending'])
})

test('a blank title is refused in the words of the specification', async () => {
  const maria = await addUser(fixture)
  const { taskId } = await add(maria, 'Call the bank')
  const refusal = {
    title: 'Task Title Required',
    message: 'Please enter a title for your task.',
    refusalName: 'task-title-required',
    status: 422,
  }
  await expect(add(maria, '   ')).rejects.toMatchObject(refusal)
  await expect(
    withContext(fixture, userContext(maria), (ctx) => renameTask(ctx, { taskId, title: '' })),
  ).rejects.toMatchObject(refusal)
  expect(await mine(maria)).toEqual(['Call the bank: pending'])
})

test('a task of another user is not found, and its id cannot be reused', async () => {
  const [maria, jose] = [await addUser(fixture), await addUser(fixture)]
  const { taskId } = await add(maria, 'Call the bank')
  const gone = { status: 404, refusalName: 'task-not-found' }
  await expect(
    withContext(fixture, userContext(jose), (ctx) => renameTask(ctx, { taskId, title: 'Mine' })),
  ).rejects.toMatchObject(gone)
  await expect(
    withContext(fixture, userContext(jose), (ctx) =>
      setTaskStatus(ctx, { taskId, status: 'completed' }),
    ),
  ).rejects.toMatchObject(gone)
  for (const action of [removeTask, restoreTask])
    await expect(
      withContext(fixture, userContext(jose), (ctx) => action(ctx, { taskId })),
    ).rejects.toMatchObject(gone)
  await expect(add(jose, 'Mine', taskId)).rejects.toMatchObject({
    status: 409,
    refusalName: 'task-id-reused',
  })
  expect(await mine(maria)).toEqual(['Call the bank: pending'])
  expect(await mine(jose)).toEqual([])
})

test('a deleted task is gone at once, cannot be changed, and can be restored', async () => {
  const maria = await addUser(fixture)
  const { taskId } = await add(maria, 'Call the bank')
  for (let time = 0; time < 2; time += 1)
    await withContext(fixture, userContext(maria), (ctx) => removeTask(ctx, { taskId }))
  expect(await mine(maria)).toEqual([])
  await expect(
    withContext(fixture, userContext(maria), (ctx) =>
      setTaskStatus(ctx, { taskId, status: 'completed' }),
    ),
  ).rejects.toMatchObject({ status: 404 })
  await withContext(fixture, userContext(maria), (ctx) => restoreTask(ctx, { taskId }))
  expect(await mine(maria)).toEqual(['Call the bank: pending'])
})

test('a full list refuses more tasks and says how to go on', async () => {
  const maria = await addUser(fixture)
  await fixture.asOwner(
    `insert into tasks (id, user_id, title) select gen_random_uuid(), $1, 'Task ' || n
      from generate_series(1, $2) n`,
    [maria, tasksMax],
  )
  await expect(add(maria, 'One more')).rejects.toMatchObject({
    status: 409,
    title: 'Error Adding Task',
  })
})

test('every change sends a live event to the browsers of its user only', async () => {
  const maria = await addUser(fixture)
  const { taskId } = await add(maria, 'Call the bank')
  await withContext(fixture, userContext(maria), (ctx) =>
    setTaskStatus(ctx, { taskId, status: 'completed' }),
  )
  const names = await fixture.asOwner(
    `select topic, user_id from live_outbox where subject_id = $1`,
    [taskId],
  )
  expect(names).toEqual([
    { topic: 'tasks', user_id: maria },
    { topic: 'tasks', user_id: maria },
  ])
})
