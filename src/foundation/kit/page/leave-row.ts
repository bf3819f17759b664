/**
 * Moves the focus from a row that is deleted to the next row, else to the previous one, else to
 * `list`. The row gets it and not a button in it: a key that is still held down must not press
 * that.
 */
export function leaveRow(inside: Element, list: HTMLElement | null): void {
  const row = inside.closest('li')
  const next = row?.nextElementSibling ?? row?.previousElementSibling
  const place = next instanceof HTMLElement ? next : list
  if (!place) return
  place.tabIndex = -1
  place.focus()
}
