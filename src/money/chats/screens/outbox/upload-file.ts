/**
 * Sends a file, a large one in parts: after a lost connection it goes on where it was. Uses
 * XMLHttpRequest, because fetch reports no upload progress.
 */
import { readProblem } from '#foundation/kit/form/problem.ts'
import { readFailure } from '#foundation/kit/form/refusals.ts'
import { partBytes } from '../../shared/rules-upload.ts'
import type { ChatRefusal } from '../../shared/rules.ts'

/** An upload without any progress for so long has lost its connection. */
const stallMs = 30_000

interface Upload {
  chatId: string
  attachmentId: string
  file: File
  /** Bytes that the server has from before. */
  received: number
  /** Called with each part that has arrived, with the bytes that the server has now. */
  onReceived: (received: number) => Promise<void>
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** Rejects like a procedure: with a refusal, or with a TypeError when no response came. */
export async function uploadFile(upload: Upload): Promise<void> {
  const { file, onReceived } = upload
  const inParts = file.size > partBytes
  let offset = upload.received
  for (;;) {
    const next = await sendPart(upload, inParts ? offset : null)
    if (next === null) return
    if (next === offset) throw new Error('The server keeps asking for the same part')
    offset = next
    await onReceived(offset)
  }
}

/** Where the next part begins; null once the server has the whole file. */
async function sendPart(upload: Upload, offset: number | null): Promise<number | null> {
  const { chatId, attachmentId, file, onProgress, signal } = upload
  const from = offset ?? 0
  const body = offset === null ? file : file.slice(from, from + partBytes)
  const name = encodeURIComponent(file.name.slice(-200))
  const place = offset === null ? '' : `&offset=${offset}&size=${file.size}`
  const answer = await post({
    address: `/chats/${chatId}/attachments?id=${attachmentId}&name=${name}${place}`,
    body,
    type: file.type,
    onSent: (sent) => onProgress(percentOf(from + sent, file.size)),
    signal,
  })
  if (answer.status === 201) return null
  if (answer.status === 202) return (JSON.parse(answer.text) as { received: number }).received
  const problem = readProblem(answer.status, answer.text)
  return placeToGoOn(problem) ?? Promise.reject(problem)
}

export function percentOf(sent: number, size: number): number {
  return size > 0 ? Math.min(100, Math.round((sent / size) * 100)) : 0
}

/** The server has more or less of the file than this device knew. */
function placeToGoOn(problem: Error): number | null {
  const failure = readFailure(problem)
  const name: ChatRefusal = 'upload-gap'
  return failure.kind === 'refusal' && failure.name === name
    ? Number(failure.figures?.['received'])
    : null
}

interface Post {
  address: string
  body: Blob
  type: string
  onSent: (bytes: number) => void
  signal: AbortSignal
}

function post({ address, body, type, onSent, signal }: Post) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallMs)
    }
    const lost = () => reject(new TypeError('The upload did not arrive'))
    const stop = () => request.abort()
    request.upload.addEventListener('progress', ({ loaded }) => {
      moved()
      onSent(Math.min(loaded, body.size))
    })
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    request.addEventListener('loadend', () => {
      clearTimeout(stall)
      signal.removeEventListener('abort', stop)
    })
    signal.addEventListener('abort', stop)
    if (signal.aborted) return lost()
    request.open('POST', address)
    request.setRequestHeader('content-type', type || 'application/octet-stream')
    moved()
    request.send(body)
  })
}

/** Whether the server has the file, so that a retry need not send it again. */
export async function hasArrived(attachmentId: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(`/chats/attachments/${attachmentId}`, {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  })
  return status === 200
}
