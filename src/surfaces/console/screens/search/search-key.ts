/** How the key of the search is written on the person's own keyboard. */
export function searchKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
}
