/** Sends one file, tells how far it is, and can be stopped. fetch cannot tell the progress of an upload; this can. */
import { readProblem } from '../../kit/problem.ts'
import type { AttachmentView } from '../contract.ts'

export interface Upload {
  /** Throws what a procedure would throw: a refusal with its words, or a TypeError when no answer came. */
  done: Promise<AttachmentView>
  cancel(): void
}

export class UploadCancelled extends Error {}

export function uploadFile(chatId: string, file: File, onProgress: (percent: number) => void): Upload {
  const request = new XMLHttpRequest()
  const done = new Promise<AttachmentView>((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0))
    request.addEventListener('load', () => (request.status === 201 ? resolve(JSON.parse(request.responseText) as AttachmentView) : reject(readProblem(request.status, request.responseText))))
    request.addEventListener('error', () => reject(new TypeError('The upload did not arrive')))
    request.addEventListener('timeout', () => reject(new TypeError('The upload took too long')))
    request.addEventListener('abort', () => reject(new UploadCancelled()))
    request.open('POST', `/chats/${chatId}/attachments?name=${encodeURIComponent(file.name.slice(-200))}`)
    request.timeout = 120_000
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.send(file)
  })
  return { done, cancel: () => request.abort() }
}
