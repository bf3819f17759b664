import { expect, test } from 'vitest'
import { openTimeline } from './timeline.ts'

const at = (minutes: number) => new Date(minutes * 60_000)

function opened(endMinutes: number) {
  const clock: number[] = []
  const timeline = openTimeline(at(endMinutes), (nowMs) => void clock.push(nowMs / 60_000))
  return { clock, timeline }
}

test('lives go on in the order of time, one step after the other', async () => {
  const { clock, timeline } = opened(60)
  const told: string[] = []
  timeline.begin(async () => {
    await timeline.until(at(10))
    told.push('Ana at 10')
    await timeline.until(at(30))
    told.push('Ana at 30')
  })
  timeline.begin(async () => {
    await timeline.until(at(20))
    told.push('Ben at 20')
    timeline.begin(async () => {
      await timeline.until(at(25))
      told.push('Liza at 25')
    })
  })
  await timeline.run()
  expect(told).toEqual(['Ana at 10', 'Ben at 20', 'Liza at 25', 'Ana at 30'])
  expect(clock).toEqual([10, 20, 25, 30])
})

test('nothing happens after the end', async () => {
  const { clock, timeline } = opened(15)
  timeline.begin(() => timeline.until(at(16)).then(() => expect.unreachable()))
  timeline.begin(() => timeline.until(at(15)))
  await timeline.run()
  expect(clock).toEqual([15])
})

test('a life that fails ends the story with its error', async () => {
  const { timeline } = opened(60)
  timeline.begin(async () => {
    await timeline.until(at(5))
    throw new Error('refused')
  })
  timeline.begin(() => timeline.until(at(50)))
  await expect(timeline.run()).rejects.toThrow('refused')
})
