/** Starts one decoder, asks it, and ends it. */
import { spawn, type ChildProcess } from 'node:child_process'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import type { DecoderAnswer, DecoderQuestion } from './picture-shape.ts'

export class DecoderTooSlow extends Error {}
/** It crashed, or somebody killed it. */
export class DecoderEnded extends Error {}

export interface DecoderProcess {
  /** Rejects when the decoder ended or took too long. Ask one question at a time. */
  ask(question: DecoderQuestion, waitMs: number): Promise<DecoderAnswer>
  /** False after it ended, for whatever reason. */
  isAlive(): boolean
  end(): void
}

const program = fileURLToPath(new URL('decoder.ts', import.meta.url))
/** Measured: the largest accepted picture needs 310 MB, most of them under 150 MB. */
const memoryMaxKb = 768 * 1024
const startMaxMs = 30_000

/**
 * Linux counts written memory against `ulimit -d`, not what Node only reserves. Other systems
 * ignore the limit; there the limits on headers and on time are left.
 */
const limited = `ulimit -d ${memoryMaxKb} 2>/dev/null; exec "$0" "$@"`

export async function startDecoder(): Promise<DecoderProcess> {
  const command = [process.execPath, '--max-old-space-size=64', program]
  const [name = '', ...args] =
    os.platform() === 'win32' ? command : ['/bin/sh', '-c', limited, ...command]
  const child = spawn(name, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    // Nothing of the server's environment: it holds passwords and keys.
    env: { MALLOC_ARENA_MAX: '2', UV_THREADPOOL_SIZE: '1' },
  })
  let alive = true
  child.once('exit', () => (alive = false))
  child.on('error', () => (alive = false))
  const end = () => void child.kill('SIGKILL')
  try {
    await nextMessage(child, startMaxMs)
  } catch (error) {
    end()
    throw new Error('The decoder of pictures does not start', { cause: error })
  }
  rest(child)
  return {
    isAlive: () => alive,
    end,
    async ask(question, waitMs) {
      child.ref()
      child.channel?.ref()
      child.send(question, () => {})
      try {
        return await nextMessage(child, waitMs)
      } catch (error) {
        end()
        throw error
      } finally {
        rest(child)
      }
    },
  }
}

/** An idle decoder keeps nobody's program running. */
function rest(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function nextMessage(child: ChildProcess, waitMs: number): Promise<DecoderAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer)
      child.off('message', heard)
      child.off('exit', ended)
      child.off('error', ended)
      act()
    }
    const timer = setTimeout(() => settle(() => reject(new DecoderTooSlow())), waitMs)
    const heard = (message: unknown) => settle(() => resolve(message as DecoderAnswer))
    const ended = () => settle(() => reject(new DecoderEnded()))
    child.once('message', heard)
    child.once('exit', ended)
    child.once('error', ended)
  })
}
