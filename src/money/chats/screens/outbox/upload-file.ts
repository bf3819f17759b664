import { readProblem } from '#foundation/kit/form/problem.ts'

/** An upload without any progress for so long has lost its connection. */
const stallMs = 30_000

interface Upload {
  chatId: string
  attachmentId: string
  file: File
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/**
 * Uses XMLHttpRequest, because fetch reports no upload progress. Rejects like a procedure: with a
 * refusal, or with a TypeError when no response came.
 */
export function uploadFile({
  chatId,
  attachmentId,
  file,
  onProgress,
  signal,
}: Upload): Promise<void> {
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
    const name = encodeURIComponent(file.name.slice(-200))
    request.open('POST', `/chats/${chatId}/attachments?id=${attachmentId}&name=${name}`)
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    moved()
    request.send(file)
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
