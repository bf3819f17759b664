/**
 * The pictures that wait for the decoder. One is decoded at a time, so a flood of pictures takes
 * one core and the memory of one picture. Pictures of signed-in people come before those of
 * visitors, of which few may wait.
 */
import {
  DecoderEnded,
  DecoderTooSlow,
  startDecoder,
  type DecoderProcess,
} from './decoder-process.ts'
import type { DecodedPicture, DecoderQuestion } from './picture-shape.ts'

/** Too many pictures wait, or this one waited for too long. */
export class PicturesBusy extends Error {}

export type PictureSender = 'member' | 'visitor'

const queueLimits = {
  waitingMax: { member: 60, visitor: 8 } as Record<PictureSender, number>,
  /** How long a picture may wait for its turn, and then take. */
  waitMaxMs: 20_000,
  workMaxMs: 15_000,
  /** The decoder ends after so many pictures, because libraries leak and fragment memory. */
  picturesMax: 50,
  idleMs: 20_000,
}

interface DecoderQueue {
  /**
   * `read` is called when its turn has come, so a waiting picture is not in memory. Returns null
   * for a picture that cannot be decoded, or not in time. Throws PicturesBusy.
   */
  decode(
    sender: PictureSender,
    read: () => Promise<DecoderQuestion>,
  ): Promise<DecodedPicture | null>
  end(): void
}

interface Waiting {
  sender: PictureSender
  start: () => void
}

export function openDecoderQueue(changed: Partial<typeof queueLimits> = {}): DecoderQueue {
  const limits = { ...queueLimits, ...changed }
  const waiting: Waiting[] = []
  let busy = false
  let decoder: DecoderProcess | undefined
  let decoded = 0
  let idle: ReturnType<typeof setTimeout> | undefined

  const endDecoder = () => {
    decoder?.end()
    decoder = undefined
    decoded = 0
  }

  async function ask(question: DecoderQuestion): Promise<DecodedPicture | null> {
    if (!decoder?.isAlive()) {
      endDecoder()
      decoder = await startDecoder()
    }
    decoded += 1
    return await decoder.ask(question, limits.workMaxMs)
  }

  async function work(question: DecoderQuestion): Promise<DecodedPicture | null> {
    const picture = await ask(question)
      .catch((error: unknown) => {
        // It may have been killed while it was idle. A picture that kills it twice is refused.
        if (error instanceof DecoderEnded) return ask(question)
        throw error
      })
      .catch((error: unknown) => {
        if (error instanceof DecoderEnded || error instanceof DecoderTooSlow) return null
        throw error
      })
    if (decoded >= limits.picturesMax) endDecoder()
    return picture
  }

  function turn(sender: PictureSender): Promise<void> {
    if (!busy) {
      busy = true
      clearTimeout(idle)
      return Promise.resolve()
    }
    if (waiting.filter((one) => one.sender === sender).length >= limits.waitingMax[sender])
      throw new PicturesBusy()
    return new Promise((resolve, reject) => {
      const own = { sender, start: () => (clearTimeout(timer), resolve()) }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(own), 1)
        reject(new PicturesBusy())
      }, limits.waitMaxMs)
      waiting.push(own)
    })
  }

  /** The next one gets the turn at once, so nobody can take it in between. */
  function passOn(): void {
    const first = waiting.findIndex(({ sender }) => sender === 'member')
    const [next] = waiting.splice(Math.max(0, first), 1)
    if (next) return next.start()
    busy = false
    idle = setTimeout(endDecoder, limits.idleMs)
    idle.unref()
  }

  return {
    async decode(sender, read) {
      await turn(sender)
      try {
        return await work(await read())
      } finally {
        passOn()
      }
    },
    end: endDecoder,
  }
}
