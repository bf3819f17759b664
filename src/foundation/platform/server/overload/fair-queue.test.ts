import { expect, test, vi } from 'vitest'
import { fairQueue, type QueueLimits, type Sender } from './fair-queue.ts'

const limits: QueueLimits = {
  atOnce: 1,
  atOnceOfPerson: 1,
  waiting: 10,
  ofPerson: 5,
  ofAddress: 8,
  waitMs: 5_000,
  standingWaitMs: 5_000,
}
const at = (address: string, person = address, first = false): Sender => ({
  address,
  person,
  first,
})

/** Lets senders in one after the other and returns the order in which they ran. */
async function order(senders: readonly Sender[], changed: Partial<QueueLimits> = {}) {
  const queue = fairQueue({ ...limits, ...changed })
  const release = await queue.enter(at('runs already'))
  const ran: string[] = []
  const all = senders.map((sender) =>
    queue.enter(sender).then(
      (end) => {
        ran.push(sender.person)
        end()
      },
      (error: Error) => void ran.push(error.message),
    ),
  )
  await Promise.resolve()
  release()
  await Promise.all(all)
  return ran
}

test('addresses take turns, and at one address its people', async () => {
  const flood = [1, 2, 3].map(() => at('loud', 'a'))
  expect(await order([...flood, at('loud', 'b'), at('quiet')])).toEqual([
    'a',
    'quiet',
    'b',
    'a',
    'a',
  ])
})

test('who goes first goes before everybody else', async () => {
  expect(await order([at('one'), at('two'), at('three', 'known', true)])).toEqual([
    'known',
    'one',
    'two',
  ])
})

test('one person and one address have a limit of their own', async () => {
  const own = Array.from({ length: 6 }, () => at('here', 'a'))
  expect((await order(own)).filter((ran) => /too-many/.test(ran))).toHaveLength(1)
  const shared = Array.from({ length: 9 }, (_, place) => at('here', `p${place}`))
  expect((await order(shared)).filter((ran) => /too-many/.test(ran))).toHaveLength(1)
})

test('in a full queue the longest line gives way to another address', async () => {
  const flood = Array.from({ length: 4 }, () => at('loud', 'a'))
  const ran = await order([...flood, at('quiet')], { waiting: 4 })
  expect(ran.filter((one) => one === 'quiet')).toHaveLength(1)
  expect(ran.filter((one) => /full/.test(one))).toHaveLength(1)
})

test('one person never runs more than their share while others wait', async () => {
  const queue = fairQueue({ ...limits, atOnce: 3, atOnceOfPerson: 2 })
  const ends = [await queue.enter(at('loud')), await queue.enter(at('loud'))]
  let third = false
  const waiting = queue.enter(at('loud')).then((end) => {
    third = true
    return end
  })
  const other = await queue.enter(at('quiet'))
  expect(third).toBe(false)
  ends[0]?.()
  ;(await waiting)()
  other()
})

test('who waits too long, or has gone, leaves the queue', async () => {
  const queue = fairQueue({ ...limits, waitMs: 20 })
  const release = await queue.enter(at('one'))
  await expect(queue.enter(at('two'))).rejects.toThrow('late')
  const gone = new AbortController()
  const left = queue.enter(at('three'), gone.signal)
  gone.abort()
  await expect(left).rejects.toThrow('gone')
  release()
  release()
  const next = await queue.enter(at('four'))
  await expect(queue.enter(at('five'))).rejects.toThrow('late')
  next()
})

test('in a queue that has not been empty for long, nobody waits long', async () => {
  vi.useFakeTimers()
  try {
    const queue = fairQueue({ ...limits, waitMs: 50, standingWaitMs: 5 })
    const release = await queue.enter(at('one'))
    const refused: string[] = []
    const enter = (person: string) =>
      void queue.enter(at(person)).catch(() => void refused.push(person))
    enter('of the burst')
    await vi.advanceTimersByTimeAsync(30)
    enter('later')
    await vi.advanceTimersByTimeAsync(30)
    enter('when it stands')
    await vi.advanceTimersByTimeAsync(30)
    expect(refused).toEqual(['of the burst', 'when it stands', 'later'])
    release()
  } finally {
    vi.useRealTimers()
  }
})

test('while a queue that it yields to has somebody waiting, a quarter as much runs', async () => {
  let isWaiting = true
  const queue = fairQueue({ ...limits, atOnce: 8 }, { isWaiting: () => isWaiting })
  const ran: string[] = []
  const enter = (person: string) => void queue.enter(at(person)).then(() => ran.push(person))
  for (const person of ['one', 'two', 'three']) enter(person)
  await Promise.resolve()
  await Promise.resolve()
  expect(ran).toEqual(['one', 'two'])
  isWaiting = false
  enter('four')
  await Promise.resolve()
  await Promise.resolve()
  expect(ran.toSorted()).toEqual(['four', 'one', 'three', 'two'])
})
