/**
 * Shows a flash message after a sign-out. Either the application leaves it
 * (foundation/kit/page/signed-out-message.ts), or the server after the page's own Logout button.
 */
const storageKey = 'kaban-farewell'
const shownMs = 10_000

export function showSignedOutMessage(): void {
  const notice = document.querySelector<HTMLElement>('[data-left]') ?? render(take())
  if (!notice) return
  // Reloading the page must not show the message again.
  const address = new URL(location.href)
  address.searchParams.delete('left')
  history.replaceState(null, '', address)
  setTimeout(() => notice.remove(), shownMs)
}

function take(): { title: string; message: string } | null {
  try {
    const kept = sessionStorage.getItem(storageKey)
    sessionStorage.removeItem(storageKey)
    const read: unknown = JSON.parse(kept ?? 'null')
    if (read === null || typeof read !== 'object' || !('title' in read) || !('message' in read))
      return null
    return { title: String(read.title), message: String(read.message) }
  } catch {
    return null
  }
}

/** The same markup as in page/fill-slots.tsx. */
function render(message: { title: string; message: string } | null): HTMLElement | null {
  if (!message) return null
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.className = 'border-b border-line bg-info-tint edge py-3 text-center sm:px-6'
  const title = document.createElement('strong')
  document.querySelector('header')?.after(notice)
  // A screen reader announces text only when it is added to an existing element.
  requestAnimationFrame(() => {
    title.textContent = message.title
    notice.append(title, ' ', message.message)
  })
  return notice
}
