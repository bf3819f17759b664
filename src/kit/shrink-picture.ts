/** Makes a phone's photograph small before it is sent: patchy mobile data should carry the picture, not the megapixels. */
const quality = 0.85

interface Wanted {
  /** The longer side, in pixels. */
  edgeMax: number
  /** A file that is small in both ways is sent as it is. */
  bytesMax: number
}

/** Answers the file itself when it is small enough, is no picture, or cannot be read here: the server looks at it anyway. */
export async function shrinkPicture(file: File, { edgeMax, bytesMax }: Wanted): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, edgeMax / Math.max(bitmap.width, bitmap.height))
    if (scale === 1 && file.size <= bytesMax) return file
    const smaller = await draw(bitmap, scale)
    return smaller && smaller.size < file.size ? new File([smaller], file.name.replace(/\.\w+$/, '') + '.jpg', { type: 'image/jpeg' }) : file
  } catch {
    return file
  }
}

function draw(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  // A JPEG has no transparency: without this it would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
