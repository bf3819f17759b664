/**
 * Identifies an uploaded file by its content. Pictures are decoded and encoded again
 * (foundation/platform/server/files/pictures/pictures.ts). A PDF cannot be cleaned that way, so it
 * is only served as a download.
 */
import { pdfProblem } from '#foundation/platform/server/files/pdf-shape.ts'
import {
  cleanPicture,
  detectMediaType,
  type PictureUse,
} from '#foundation/platform/server/files/pictures/pictures.ts'
import type { ReceivedFile } from '#foundation/platform/server/http/receive-file.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  attachmentMaxBytes,
  attachmentTypes,
  type AttachmentKind,
  type AttachmentType,
} from '../../shared/rules.ts'
import { chatRefusals } from '../../shared/words.ts'
import { fingerprintSide } from './picture-fingerprint.ts'

interface CheckedFile {
  kind: AttachmentKind
  contentType: AttachmentType
  content: Buffer
  /** Of a picture: what its fingerprint is made from. */
  grey: Buffer | null
}

/** In pixels: sharp enough to read a slip. Larger pictures are scaled down. */
const edgeMax = 4096

/** A phone's 48-megapixel picture passes. */
const useAs = (format: 'jpeg' | 'png'): PictureUse => ({
  pixelsMax: 50_000_000,
  heldBytesMax: 64 * 1024 * 1024,
  shape: { fit: 'inside', width: edgeMax, height: edgeMax, format, greySide: fingerprintSide },
})

/** Refuses: 413 file-too-large, 415 file-wrong-kind. */
export async function typeOfFile({ size, start }: ReceivedFile): Promise<AttachmentType> {
  if (size > attachmentMaxBytes) refuse(chatRefusals, 'file-too-large', { status: 413 })
  const inside = await detectMediaType(start)
  const contentType = attachmentTypes.find((type) => type === inside)
  return contentType ?? refuse(chatRefusals, 'file-wrong-kind', { status: 415 })
}

/** Refuses: 422 file-damaged, picture-too-many-pixels, picture-moves; 503 pictures-busy. */
export async function checkFile(
  upload: ReceivedFile,
  contentType: AttachmentType,
): Promise<CheckedFile> {
  if (contentType === 'application/pdf') return checkPdf(await upload.read())
  return { kind: 'image', contentType, ...(await checkPicture(upload, contentType)) }
}

function checkPdf(upload: Buffer): CheckedFile {
  const problem = pdfProblem(upload)
  if (problem === 'no-pdf') refuse(chatRefusals, 'file-wrong-kind', { status: 415 })
  if (problem === 'damaged') refuse(chatRefusals, 'file-damaged')
  return { kind: 'pdf', contentType: 'application/pdf', content: upload, grey: null }
}

async function checkPicture(
  upload: ReceivedFile,
  contentType: 'image/jpeg' | 'image/png',
): Promise<{ content: Buffer; grey: Buffer | null }> {
  const format = contentType === 'image/jpeg' ? 'jpeg' : 'png'
  const cleaned = await cleanPicture(upload, useAs(format), 'member')
  if ('picture' in cleaned) return cleaned.picture
  switch (cleaned.problem) {
    case 'busy':
      return refuse(chatRefusals, 'pictures-busy', { status: 503, figures: { seconds: '10' } })
    case 'too-many-pixels':
      return refuse(chatRefusals, 'picture-too-many-pixels')
    case 'moves':
      return refuse(chatRefusals, 'picture-moves')
    case 'damaged':
      return refuse(chatRefusals, 'file-damaged')
  }
}
