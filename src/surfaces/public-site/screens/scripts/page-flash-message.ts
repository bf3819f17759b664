/**
 * What is said to a person whose session has just ended (foundation/kit/page/signed-out-message.ts,
 * or the server where the page's own button ended it).
 */
const storageKey = 'kaban-farewell'
const shownMs = 10_000

export function showSignedOutMessage(): void {
  const said = document.querySelector<HTMLElement>('[data-left]') ?? draw(take())
  if (!said) return
  // Asked for again, the page has nothing to say any more.
  const address = new URL(location.href)
  address.searchParams.delete('left')
  history.replaceState(null, '', address)
  setTimeout(() => said.remove(), shownMs)
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

/** As pages/fill-slots.tsx draws it. */
function draw(farewell: { title: string; message: string } | null): HTMLElement | null {
  if (!farewell) return null
  const notice = document.createElement('div')
  notice.setAttribute('role', 'status')
  notice.className = 'border-b border-line bg-info-tint edge py-3 text-center sm:px-6'
  const title = document.createElement('strong')
  document.querySelector('header')?.after(notice)
  // A reader hears what comes into an element that is there.
  requestAnimationFrame(() => {
    title.textContent = farewell.title
    notice.append(title, ' ', farewell.message)
  })
  return notice
}
