/**
 * Reads pictures from strangers. The content alone decides the type; the file name and the type
 * that the client claims count for nothing. The header decides whether a picture is decoded at all.
 * It is decoded and encoded again in a process of its own, so what Kaban stores has no metadata and
 * nothing hidden behind or between its pixels.
 */
import { fileTypeFromBuffer } from 'file-type'
import { turnsFor } from '../turns.ts'
import { openDecoderQueue, PicturesBusy, type PictureSender } from './decoder-queue.ts'
import { judgeHeader, type PictureLimits, type PictureProblem } from './picture-limits.ts'
import type { DecodedPicture, PictureShape } from './picture-shape.ts'
import { readPictureHeader } from './read-header.ts'

/** The purpose of a picture: how large it may be, and what becomes of it. */
export interface PictureUse extends PictureLimits {
  shape: PictureShape
}

/** A file that need not be in memory while it waits. */
export interface PictureFile {
  read(): Promise<Buffer>
}

/** One queue for the whole process: two would be two decoders. */
const queue = openDecoderQueue()

/** One after the other, so that many uploads at once are not all read into memory at once. */
const inTurn = turnsFor(1)

/** The media type by the first bytes, or undefined when they match none. */
export async function detectMediaType(start: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(start).catch(() => undefined))?.mime
}

/** 'busy': too many pictures wait for the decoder, and another try may succeed. */
export async function cleanPicture(
  file: PictureFile,
  use: PictureUse,
  sender: PictureSender,
): Promise<{ picture: DecodedPicture } | { problem: PictureProblem | 'busy' }> {
  const problem = await inTurn(async () => judgeHeader(readPictureHeader(await file.read()), use))
  if (problem) return { problem }
  const { shape, pixelsMax } = use
  try {
    const question = async () => ({ file: await file.read(), shape, pixelsMax })
    const picture = await queue.decode(sender, question)
    return picture ? { picture } : { problem: 'damaged' }
  } catch (error) {
    if (error instanceof PicturesBusy) return { problem: 'busy' }
    throw error
  }
}
