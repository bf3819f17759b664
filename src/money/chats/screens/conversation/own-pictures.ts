import { forgetOnSignOut } from '#foundation/kit/page/leaving.ts'

/**
 * A picture that was sent from this page is shown from this page: fetching it back would cost the
 * data a second time.
 */
const pictures = new Map<string, string>()
const kept = 10

export function keepPicture(attachmentId: string, file: File): void {
  if (!file.type.startsWith('image/') || pictures.has(attachmentId)) return
  pictures.set(attachmentId, URL.createObjectURL(file))
  const [oldest] = pictures
  if (pictures.size <= kept || !oldest) return
  pictures.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}

forgetOnSignOut(() => {
  for (const address of pictures.values()) URL.revokeObjectURL(address)
  pictures.clear()
})

/** An address that the browser can show, or undefined: then the server has it. */
export function ownPicture(attachmentId: string): string | undefined {
  return pictures.get(attachmentId)
}
