/** Shrinks a photograph before the upload, to spare mobile data. */

/** From good to still readable. A picture that is too large even then loses pixels too. */
const qualities = [0.85, 0.72, 0.6]
const smallestScale = 0.4

interface Wanted {
  /** The longer side, in pixels. */
  edgeMax: number
  /** A file within both limits is sent as it is. */
  bytesMax: number
}

/**
 * Returns the file itself when it is small enough, is no picture, or cannot be decoded here: the
 * server checks it anyway.
 */
export async function shrinkPicture(file: File, { edgeMax, bytesMax }: Wanted): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, edgeMax / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size <= bytesMax) return file
    const smaller = await drawWithin(bitmap, scale, bytesMax)
    bitmap.close()
    return smaller && smaller.size < file.size
      ? new File([smaller], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' })
      : file
  } catch {
    return file
  }
}

/** The best quality that fits into `bytesMax`; the smallest file when none does. */
async function drawWithin(
  bitmap: ImageBitmap,
  largest: number,
  bytesMax: number,
): Promise<Blob | null> {
  let encoded: Blob | null = null
  for (let scale = largest; scale >= largest * smallestScale; scale *= 0.75) {
    const canvas = draw(bitmap, scale)
    for (const quality of qualities) {
      encoded = await toJpeg(canvas, quality)
      if (!encoded || encoded.size <= bytesMax) return encoded
    }
  }
  return encoded
}

function draw(bitmap: ImageBitmap, scale: number): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // A JPEG has no transparency: transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement | null, quality: number): Promise<Blob | null> {
  return new Promise((resolve) =>
    canvas ? canvas.toBlob(resolve, 'image/jpeg', quality) : resolve(null),
  )
}
