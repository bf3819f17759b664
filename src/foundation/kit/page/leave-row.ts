/**
 * A row that is deleted takes the keyboard's place with it. It is given to the row that follows,
 * else to the one before, else to `list`; to the row and not to a button in it: a key that is still
 * held down must not press that.
 */
export function leaveRow(inside: Element, list: HTMLElement | null): void {
  const row = inside.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const place = next instanceof HTMLElement ? next : list
  if (!place) return
  place.tabIndex = -1
  place.focus()
}
