/**
 * Asks clamd, the daemon of ClamAV, whether content holds a virus: its command INSTREAM takes
 * chunks, each behind its length in four bytes, and an empty one at the end.
 */
import net from 'node:net'
import type { ClamdPlace } from '../settings/environment-files.ts'

/** Clamd cannot be reached, does not answer in time, or cannot scan. */
export class ScannerAway extends Error {}

const chunkBytes = 64 * 1024
const answerBytesMax = 4096
const waitMs = 30_000

/** Resolves with the name of the virus, or with null for clean content. Throws ScannerAway. */
export async function findVirus(place: ClamdPlace, content: Buffer): Promise<string | null> {
  const parts: Buffer[] = [Buffer.from('zINSTREAM\0')]
  for (let from = 0; from < content.length; from += chunkBytes) {
    const chunk = content.subarray(from, from + chunkBytes)
    parts.push(lengthOf(chunk), chunk)
  }
  const answer = await ask(place, Buffer.concat([...parts, lengthOf(Buffer.alloc(0))]))
  if (answer === 'stream: OK') return null
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (virus === undefined) throw new ScannerAway(`clamd answered: ${answer || 'nothing'}`)
  return virus
}

/** Throws ScannerAway unless clamd answers. */
export async function pingScanner(place: ClamdPlace): Promise<void> {
  const answer = await ask(place, Buffer.from('zPING\0'))
  if (answer !== 'PONG') throw new ScannerAway(`clamd answered: ${answer || 'nothing'}`)
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

/** Sends one command and reads the answer until clamd closes the connection. */
function ask(place: ClamdPlace, command: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(place)
    const fail = (reason: string) => {
      socket.destroy()
      reject(new ScannerAway(reason))
    }
    const timer = setTimeout(() => fail('clamd does not answer in time'), waitMs)
    socket.setEncoding('utf8')
    socket.on('connect', () => socket.write(command))
    socket.on('data', (text: string) => {
      answer += text
      if (answer.length > answerBytesMax) fail('clamd answers too much')
    })
    socket.on('error', ({ message }) => fail(message))
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(answer.replace(/\0[^]*$/, '').trim())
    })
  })
}
