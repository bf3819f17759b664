/**
 * Identifies an uploaded file by its content. Pictures are decoded and encoded again
 * (foundation/platform/server/files/pictures.ts). A PDF cannot be cleaned that way, so it is only
 * served as a download.
 */
import { reencodePicture, detectMediaType } from '#foundation/platform/server/files/pictures.ts'
import { refuse } from '#foundation/platform/server/http/refuse.ts'
import {
  attachmentMaxBytes,
  attachmentTypes,
  type AttachmentKind,
  type AttachmentType,
} from '../../shared/rules.ts'
import { chatRefusals } from '../../shared/words.ts'

interface CheckedFile {
  kind: AttachmentKind
  contentType: AttachmentType
  content: Buffer
}

/** In pixels: sharp enough to read a slip. Larger pictures are scaled down. */
const edgeMax = 4096

/** Refuses: 413 file-too-large, 415 file-wrong-kind, 422 file-damaged. */
export async function checkFile(upload: Buffer): Promise<CheckedFile> {
  if (upload.length > attachmentMaxBytes) refuse(chatRefusals, 'file-too-large', { status: 413 })
  const inside = await detectMediaType(upload)
  const contentType = attachmentTypes.find((type) => type === inside)
  if (!contentType) refuse(chatRefusals, 'file-wrong-kind', { status: 415 })
  if (contentType === 'application/pdf') return checkPdf(upload)
  return { kind: 'image', contentType, content: await cleanPicture(upload, contentType) }
}

function checkPdf(upload: Buffer): CheckedFile {
  const [head, tail] = [
    upload.subarray(0, 8).toString('latin1'),
    upload.subarray(-1024).toString('latin1'),
  ]
  if (!/^%PDF-\d\.\d/.test(head)) refuse(chatRefusals, 'file-wrong-kind', { status: 415 })
  if (!tail.includes('%%EOF')) refuse(chatRefusals, 'file-damaged')
  return { kind: 'pdf', contentType: 'application/pdf', content: upload }
}

async function cleanPicture(
  upload: Buffer,
  contentType: 'image/jpeg' | 'image/png',
): Promise<Buffer> {
  const cleaned = await reencodePicture(upload, (picture) => {
    const fitting = picture.resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    return contentType === 'image/jpeg' ? fitting.jpeg({ quality: 85 }) : fitting.png()
  })
  return cleaned ?? refuse(chatRefusals, 'file-damaged')
}
