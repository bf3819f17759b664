/**
 * Pictures that strangers send. What a file is is read from its content; its name and the type that
 * the client claims count for nothing. A picture is decoded and encoded again: what is kept was
 * written by us, without metadata and without whatever was hidden behind or between the pixels.
 */
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

/** A phone's 48-megapixel picture passes; a bomb of a few kB that unfolds to gigabytes does not. */
const pixelsMax = 50_000_000

// The library could read many more formats (SVG, PDF, GIF): a decoder that nobody needs is only a way in.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** The media type that the first bytes tell, or undefined when they tell none. */
export async function typeInside(upload: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(upload).catch(() => undefined))?.mime
}

/**
 * `shape` sets size and format. Answers null for a picture that is damaged or unfolds to too many
 * pixels.
 */
export async function encodeAgain(
  upload: Buffer,
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  try {
    // Metadata goes, and with it the note which way up the picture is: turn the pixels instead.
    const picture = sharp(upload, {
      limitInputPixels: pixelsMax,
      failOn: 'error',
      sequentialRead: true,
    }).autoOrient()
    return await shape(picture).toBuffer()
  } catch {
    return null
  }
}

/**
 * The picture as `side` × `side` grey points, however wide or high it is; null for one that cannot
 * be read.
 */
export async function readGrey(picture: Buffer, side: number): Promise<Buffer | null> {
  try {
    const read = sharp(picture, {
      limitInputPixels: pixelsMax,
      failOn: 'error',
      sequentialRead: true,
    })
    return await read
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(side, side, { fit: 'fill', kernel: 'cubic' })
      .raw()
      .toBuffer()
  } catch {
    return null
  }
}
