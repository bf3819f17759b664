import { forgetOnSignOut } from '#foundation/kit/page/leaving.ts'

/** Pictures sent from this page are shown from memory, which saves mobile data. */
const pictures = new Map<string, string>()
const picturesMax = 10

export function keepPicture(attachmentId: string, file: File): void {
  if (!file.type.startsWith('image/') || pictures.has(attachmentId)) return
  pictures.set(attachmentId, URL.createObjectURL(file))
  const [oldest] = pictures
  if (pictures.size <= picturesMax || !oldest) return
  pictures.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}

forgetOnSignOut(() => {
  for (const address of pictures.values()) URL.revokeObjectURL(address)
  pictures.clear()
})

/** An object URL, or undefined when the picture has to be fetched. */
export function ownPicture(attachmentId: string): string | undefined {
  return pictures.get(attachmentId)
}
