import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import { openDecoderQueue, PicturesBusy } from './decoder-queue.ts'
import type { DecoderQuestion } from './picture-shape.ts'

const shape = { fit: 'cover', width: 16, height: 16, format: 'webp' } as const
const file = await sharp({
  create: { width: 64, height: 48, channels: 3, background: '#0b5d62' },
})
  .png()
  .toBuffer()
const question = async (): Promise<DecoderQuestion> => ({ file, shape, pixelsMax: 10_000 })

let queue = openDecoderQueue()
afterEach(() => queue.end())

/** Vitest ran other files in this process, whose decoders may still be idle. */
const others = decodersOf(process.pid)
const decoders = () => decodersOf(process.pid).filter((pid) => !others.includes(pid))

/** The processes that this one started and that run the decoder. */
function decodersOf(server: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const parent = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        return (
          parent === String(server) &&
          readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('decoder.ts')
        )
      } catch {
        return false
      }
    })
    .map(Number)
}

test('a picture is decoded in another process, and many share one', async () => {
  queue = openDecoderQueue()
  const pictures = await Promise.all(
    Array.from({ length: 6 }, () => queue.decode('member', question)),
  )
  expect(pictures.map((picture) => picture?.width)).toEqual([16, 16, 16, 16, 16, 16])
  expect(decoders()).toHaveLength(1)
})

test('T37 members come before visitors, of which few may wait', async () => {
  queue = openDecoderQueue({ waitingMax: { member: 9, visitor: 2 } })
  const order: string[] = []
  const decode = (sender: 'member' | 'visitor') =>
    queue.decode(sender, async () => {
      order.push(sender)
      return await question()
    })
  const first = decode('visitor')
  const visitors = [decode('visitor'), decode('visitor')]
  await expect(decode('visitor')).rejects.toThrow(PicturesBusy)
  const member = decode('member')
  await Promise.all([first, ...visitors, member])
  expect(order).toEqual(['visitor', 'member', 'visitor', 'visitor'])
})

test('T37 whoever waits for too long is told to come again, and the others go on', async () => {
  queue = openDecoderQueue({ waitMaxMs: 50 })
  let finish = () => {}
  const slow = queue.decode('member', async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    return await question()
  })
  await expect(queue.decode('member', question)).rejects.toThrow(PicturesBusy)
  finish()
  expect((await slow)?.width).toBe(16)
  expect((await queue.decode('member', question))?.width).toBe(16)
})

test('T37 a picture that takes too long is refused and its decoder killed', async () => {
  queue = openDecoderQueue({ workMaxMs: 1 })
  expect(await queue.decode('member', question)).toBeNull()
  await expect.poll(decoders).toEqual([])
  queue = openDecoderQueue()
  expect((await queue.decode('member', question))?.width).toBe(16)
})

test('T37 a decoder that dies costs its picture only', async () => {
  queue = openDecoderQueue()
  await queue.decode('member', question)
  const [pid = 0] = decoders()
  process.kill(pid, 'SIGKILL')
  await expect.poll(decoders).toEqual([])
  expect((await queue.decode('member', question))?.width).toBe(16)
})

test('T37 a decoder ends with its server, even when that is killed', async () => {
  const program = `
    import { startDecoder } from ${JSON.stringify(new URL('decoder-process.ts', import.meta.url))}
    await startDecoder()
    process.stdout.write('started')
    setInterval(() => {}, 1000)`
  const server = spawn(process.execPath, ['--input-type=module', '--eval', program])
  await once(server.stdout, 'data')
  const [decoder = 0] = decodersOf(server.pid)
  expect(decoder).toBeGreaterThan(0)
  server.kill('SIGKILL')
  await expect.poll(() => existsSync(`/proc/${decoder}`)).toBe(false)
})

test('a decoder ends after so many pictures, and when nobody needs it', async () => {
  queue = openDecoderQueue({ picturesMax: 2 })
  await queue.decode('member', question)
  const before = decoders()
  await queue.decode('member', question)
  await queue.decode('member', question)
  expect(decoders()).not.toEqual(before)
  queue.end()
  queue = openDecoderQueue({ idleMs: 20 })
  await queue.decode('member', question)
  await expect.poll(decoders).toEqual([])
})

test('T37 a decoder knows nothing of the environment of the server', async () => {
  process.env['KABAN_SECRET_OF_A_TEST'] = 'sesame'
  queue = openDecoderQueue()
  await queue.decode('member', question)
  const [pid = 0] = decoders()
  expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('sesame')
})
