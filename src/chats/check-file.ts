/**
 * Decides what an uploaded file is by looking inside. Its name and the type that the client claims count for nothing.
 * A picture is decoded and encoded again: what is stored was written by us, without metadata and without whatever was
 * hidden behind or between the pixels. A PDF cannot be cleaned that way, so it is only ever handed out as a download.
 */
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { refuse } from '../platform/refuse.ts'
import { attachmentMaxBytes, attachmentTypes, type AttachmentKind, type AttachmentType, type RefusalName } from './rules.ts'
import { refusals } from './words.ts'

export interface CheckedFile {
  kind: AttachmentKind
  contentType: AttachmentType
  content: Buffer
}

/** A phone's 48-megapixel picture passes; a bomb of a few kB that unfolds to gigabytes does not. */
const pixelsMax = 50_000_000
/** Sharp enough to read a slip; larger pictures are made smaller. */
const edgeMax = 4096

/** Refuses: 415 a kind we do not take, 413 one that is too large, 422 a damaged one. */
export async function checkFile(upload: Buffer): Promise<CheckedFile> {
  if (upload.length > attachmentMaxBytes) no('file-too-large', 413)
  const found = await fileTypeFromBuffer(upload).catch(() => undefined)
  const contentType = attachmentTypes.find((type) => type === found?.mime)
  if (!contentType) no('file-wrong-kind', 415)
  if (contentType === 'application/pdf') return checkPdf(upload)
  return { kind: 'image', contentType, content: await encodeAgain(upload, contentType) }
}

function checkPdf(upload: Buffer): CheckedFile {
  const [head, tail] = [upload.subarray(0, 8).toString('latin1'), upload.subarray(-1024).toString('latin1')]
  if (!/^%PDF-\d\.\d/.test(head)) no('file-wrong-kind', 415)
  if (!tail.includes('%%EOF')) no('file-damaged', 422)
  return { kind: 'pdf', contentType: 'application/pdf', content: upload }
}

async function encodeAgain(upload: Buffer, contentType: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  try {
    const picture = sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error', sequentialRead: true })
      // Metadata goes, and with it the note which way up the picture is: turn the pixels instead.
      .autoOrient()
      .resize(edgeMax, edgeMax, { fit: 'inside', withoutEnlargement: true })
    return contentType === 'image/jpeg' ? await picture.jpeg({ quality: 85 }).toBuffer() : await picture.png().toBuffer()
  } catch {
    return no('file-damaged', 422)
  }
}

function no(name: RefusalName, status: 413 | 415 | 422): never {
  refuse(refusals[name], { name, status })
}
