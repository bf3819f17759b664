/** What opens over the page, by itself: it closes when a link in it was chosen, by Escape, and by a press beside it. */
export function startMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-closes]')) start(menu)
}

function start(menu: HTMLDetailsElement): void {
  const close = (): void => void (menu.open = false)
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) close()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) close()
  })
  // What is tabbed out of stands no longer over the page.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close()
  })
}
