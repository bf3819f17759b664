/**
 * Reads pictures from strangers. The content alone decides the type; the file name and the type
 * that the client claims count for nothing. A picture is decoded and encoded again, so what Kaban
 * stores has no metadata and nothing hidden behind or between its pixels.
 */
import { fileTypeFromBuffer } from 'file-type'
import sharp, { type Sharp } from 'sharp'

/** A phone's 48-megapixel picture passes; a few kB that unpack to gigabytes do not. */
const pixelsMax = 50_000_000

// Sharp reads many more formats (SVG, PDF, GIF); every decoder that nobody needs is a risk.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] })

/** The media type by the first bytes, or undefined when they match none. */
export async function detectMediaType(upload: Buffer): Promise<string | undefined> {
  return (await fileTypeFromBuffer(upload).catch(() => undefined))?.mime
}

/**
 * Decodes and encodes a picture; `shape` sets its size and format. Returns null when it is damaged
 * or has too many pixels.
 */
export async function reencodePicture(
  upload: Buffer,
  shape: (picture: Sharp) => Sharp,
): Promise<Buffer | null> {
  try {
    // The orientation is lost with the other metadata, so the pixels are turned instead.
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

/** Scales a picture to `side` × `side` grey bytes. Returns null when it cannot be read. */
export async function readGreyPixels(picture: Buffer, side: number): Promise<Buffer | null> {
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
