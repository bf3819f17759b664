/**
 * The carousel of plans: a scrolling track with buttons that move it by one card in half a second,
 * in a ring: after the last card comes the first. It never moves by itself.
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
  const all = [...track.children].filter((child) => child instanceof HTMLElement)
  const dots = [...carousel.querySelectorAll<HTMLElement>('[data-carousel-dot]')]
  /** The card that the track is sliding to. */
  let goal: HTMLElement | undefined

  const slides = () => [...track.children] as HTMLElement[]
  const place = (slide: HTMLElement): number => slide.offsetLeft - (slides()[0]?.offsetLeft ?? 0)
  const furthest = (): number => Math.max(0, track.scrollWidth - track.clientWidth)
  /** The card that is leftmost, or will be. */
  const first = (): HTMLElement | undefined => {
    if (goal) return goal
    const distances = slides().map((slide) =>
      Math.abs(Math.min(place(slide), furthest()) - track.scrollLeft),
    )
    return slides()[distances.indexOf(Math.min(...distances))]
  }

  /** Lets the ring begin with this card. What is seen stays where it is: `seen` is leftmost. */
  function beginWith(slide: HTMLElement, seen: HTMLElement): void {
    const focused = document.activeElement
    const before = slides().slice(0, slides().indexOf(slide))
    track?.append(...before)
    if (focused instanceof HTMLElement && before.some((moved) => moved.contains(focused)))
      focused.focus({ preventScroll: true })
    if (track) track.scrollLeft = place(seen)
  }

  /** Slides forward when the card fits before the end of the ring, and otherwise back. */
  function go(slide: HTMLElement | undefined): void {
    const seen = first()
    if (!slide || !seen || slide === seen) return
    const [from, to] = [all.indexOf(seen), all.indexOf(slide)]
    const ahead = (to - from + all.length) % all.length
    const lastFirst = slides().findIndex((one) => place(one) >= furthest() - 2)
    beginWith(ahead <= lastFirst ? seen : slide, seen)
    goal = slide
    mark()
    slideTo(track as HTMLElement, Math.min(place(slide), furthest()), () => {
      goal = undefined
      mark()
    })
  }

  function step(by: 1 | -1): void {
    const seen = first()
    if (seen) go(all[(all.indexOf(seen) + by + all.length) % all.length])
  }

  function mark(): void {
    const now = first()
    dots.forEach((dot, index) => {
      if (all[index] === now) dot.setAttribute('aria-current', 'true')
      else dot.removeAttribute('aria-current')
    })
    ;(controls as HTMLElement).hidden = furthest() < 2
  }

  carousel.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    const dot = target.closest<HTMLElement>('[data-carousel-dot]')
    if (dot) go(all[dots.indexOf(dot)])
    else if (target.closest('[data-carousel-next]')) step(1)
    else if (target.closest('[data-carousel-previous]')) step(-1)
  })
  // A browser leaves a control where it is as soon as its edge is visible.
  track.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches(':focus-visible')) return
    const slide = target.closest<HTMLElement>('[data-slide]')
    if (!slide) return
    const from = place(slide) - track.scrollLeft
    if (from < -2 || from + slide.offsetWidth > track.clientWidth)
      track.scrollLeft = Math.min(place(slide), furthest())
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
