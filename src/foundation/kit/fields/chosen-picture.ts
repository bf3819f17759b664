/** A picture that was chosen and not yet uploaded. */
export interface ChosenPicture {
  file: File
  /** Its content as a data URL for an `img`; unlike a blob URL it needs no release. */
  preview: string
}

/** Rejects when the file cannot be read, for instance because it was moved meanwhile. */
export function readPicture(file: File): Promise<ChosenPicture> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    // readAsDataURL gives a string.
    reader.addEventListener('load', () => resolve({ file, preview: reader.result as string }))
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file could not be read')),
    )
    reader.readAsDataURL(file)
  })
}

/** Rejects when the browser cannot decode it: text with a picture's name, half a download. */
export async function checkDecodable(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file)
  bitmap.close()
}
