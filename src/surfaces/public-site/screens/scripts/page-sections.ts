/** Ways to the sections: addresses with a hash, links in the page, and the other language. */
export function goToSections(): void {
  if (location.hash !== '') {
    layOutAllNow()
    // After a reload the browser returns to where the reader was.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'navigate')
      document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link?.getAttribute('href')?.startsWith('#')) layOutAllNow()
    // The other language opens where the reader is.
    if (link?.hreflang) link.hash = sectionInView()
  })
}

/** Sections that get their height one after the other would push the wanted one away. */
function layOutAllNow(): void {
  document.documentElement.dataset['near'] = ''
}

/** The last one that begins in the upper fifth of the window; none at the top of the page. */
function sectionInView(): string {
  const begun = [...document.querySelectorAll('main section[id]')].filter(
    (section) => section.getBoundingClientRect().top < innerHeight / 5,
  )
  return begun.length > 1 ? (begun.at(-1)?.id ?? '') : ''
}
