/** Hands something that was made in the browser to the person as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by then; a slow one too.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
