/** A picture that was chosen and is not sent yet. */
export interface ChosenPicture {
  file: File
  /**
   * Its content as an address (data:), for an `img`. It needs no clearing away, unlike the address
   * of a blob.
   */
  preview: string
}

/** Throws when the file cannot be read: it was moved or taken away meanwhile. */
export function readPicture(file: File): Promise<ChosenPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // Read this way, the result is text.
    reader.addEventListener('load', () => resolve({ file, preview: reader.result as string }))
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read')),
    )
    reader.readAsDataURL(file)
  })
}

/** Throws when the browser cannot draw it: a text with the name of a picture, half a download. */
export async function checkDrawable(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file)
  bitmap.close()
}
