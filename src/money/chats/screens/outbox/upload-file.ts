/**
 * Sends one file, tells how far it is, and can be stopped. fetch cannot tell the progress of an
 * upload; this can.
 */
import { readProblem } from '#foundation/kit/form/problem.ts'

/**
 * A connection this slow still gets five megabytes through; one that moves nothing for so long is
 * dead.
 */
const stallMs = 30_000

interface Wanted {
  chatId: string
  attachmentId: string
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Throws what a procedure would throw: a refusal with its words, or a TypeError when no answer
 * came.
 */
export function uploadFile({
  chatId,
  attachmentId,
  file,
  onProgress,
  signal,
}: Wanted): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let stall: ReturnType<typeof setTimeout> | undefined
    const moved = () => {
      clearTimeout(stall)
      stall = setTimeout(() => request.abort(), stallMs)
    }
    const lost = () => reject(new TypeError('The upload did not arrive'))
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      moved()
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0)
    })
    request.addEventListener('load', () =>
      request.status === 201
        ? resolve()
        : reject(readProblem(request.status, request.responseText)),
    )
    request.addEventListener('error', lost)
    request.addEventListener('abort', lost)
    request.addEventListener('loadend', () => clearTimeout(stall))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open(
      'POST',
      `/chats/${chatId}/attachments?id=${attachmentId}&name=${encodeURIComponent(file.name.slice(-200))}`,
    )
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    moved()
    request.send(file)
  })
}

/** Whether a file of this id is at the server: asked before it is sent a second time. */
export async function hasArrived(attachmentId: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(`/chats/attachments/${attachmentId}`, {
    method: 'HEAD',
    cache: 'no-store',
    signal,
  })
  return status === 200
}
