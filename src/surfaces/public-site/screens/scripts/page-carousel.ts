/**
 * The carousel of plans: a scrolling track with buttons that move it by one card in half a second
 * and wrap around. It never moves by itself.
 */
const slideMs = 500

export function startCarousels(within: ParentNode): void {
  for (const carousel of within.querySelectorAll<HTMLElement>('[data-carousel]'))
    whenNear(carousel, () => start(carousel))
}

/** Waits until the reader scrolls near: measuring the cards would force a phone to lay them out. */
function whenNear(carousel: HTMLElement, run: () => void): void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      run()
    },
    { rootMargin: '50%' },
  )
  watch.observe(carousel.closest('section') ?? carousel)
}

function start(carousel: HTMLElement): void {
  const track = carousel.querySelector<HTMLElement>('[data-carousel-track]')
  const controls = carousel.querySelector<HTMLElement>('[data-carousel-controls]')
  if (!track || !controls) return
  const slides = [...track.children].filter((child) => child instanceof HTMLElement)
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-dot]')]
  let goal: number | null = null

  const place = (slide: HTMLElement): number => slide.offsetLeft - (slides[0]?.offsetLeft ?? 0)
  const furthest = (): number => Math.max(0, track.scrollWidth - track.clientWidth)
  /** Returns the last card that can be leftmost. */
  const lastFirst = (): number =>
    Math.max(
      0,
      slides.findIndex((slide) => place(slide) >= furthest() - 2),
    )
  const first = (): number => {
    if (goal !== null) return goal
    const distances = slides.map((slide) =>
      Math.abs(Math.min(place(slide), furthest()) - track.scrollLeft),
    )
    return Math.max(0, distances.indexOf(Math.min(...distances)))
  }

  function go(index: number): void {
    const slide = slides[index]
    if (!slide) return
    goal = index
    mark()
    slideTo(track as HTMLElement, Math.min(place(slide), furthest()), () => {
      goal = null
      mark()
    })
  }

  function step(by: 1 | -1): void {
    const [now, last] = [Math.min(first(), lastFirst()), lastFirst()]
    go(by === 1 ? (now >= last ? 0 : now + 1) : now <= 0 ? last : now - 1)
  }

  function mark(): void {
    const now = first()
    dots.forEach((dot, index) => {
      if (index === now) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
    ;(controls as HTMLElement).hidden = furthest() < 2
  }

  carousel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const dot = target.closest<HTMLElement>('[data-carousel-dot]')
    if (dot) go(dots.indexOf(dot))
    else if (target.closest('[data-carousel-next]')) step(1)
    else if (target.closest('[data-carousel-previous]')) step(-1)
  })
  track.addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true })
  new ResizeObserver(mark).observe(track)
}

const moving = new WeakMap<HTMLElement, number>()

function slideTo(track: HTMLElement, to: number, done: () => void): void {
  cancelAnimationFrame(moving.get(track) ?? 0)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = to
    done()
    return
  }
  const [from, began] = [track.scrollLeft, performance.now()]
  // Scroll snapping would stop the animation.
  track.style.scrollSnapType = 'none'
  const frame = (now: number): void => {
    const part = Math.min(1, Math.max(0, (now - began) / slideMs))
    track.scrollLeft = from + (to - from) * (1 - (1 - part) ** 3)
    if (part < 1) {
      moving.set(track, requestAnimationFrame(frame))
      return
    }
    track.style.scrollSnapType = ''
    done()
  }
  moving.set(track, requestAnimationFrame(frame))
}
