import type { PageLanguage } from '../../shared/rules-page.ts'
import { landingWords } from '../page/site-words.ts'

/** In pixels, as scripts/assets/make-product-pictures.mjs draws them. */
const size = { width: 624, height: 1350 }
/** The upper part, of which a phone shows no more than this. */
const sizeOnPhones = { width: 624, height: 600 }
const onPhones = '(width < 48rem)'
const themes = ['light', 'dark'] as const

const pictureOnPhones = (language: PageLanguage, theme: (typeof themes)[number]) =>
  `/product/home-${language}-${theme}-phone.avif`

/** For the page's head: there a phone finds its largest picture 0.3 s earlier. */
export function HeroPicturePreload({ language }: { language: PageLanguage }) {
  return themes.map((theme) => (
    <link
      key={theme}
      rel="preload"
      as="image"
      type="image/avif"
      media={`${onPhones} and (prefers-color-scheme: ${theme})`}
      href={pictureOnPhones(language, theme)}
      fetchPriority="high"
    />
  ))
}

/**
 * The product on a phone, with sample data and marked as such: pictures of the running application,
 * of which only the one in the theme of the page is loaded.
 */
export function HeroPicture({ language }: { language: PageLanguage }) {
  const { hero: w } = landingWords(language)
  return (
    <figure
      data-source="example"
      className={
        'no-print relative mx-auto mt-2 h-56 w-full max-w-104 self-end md:mt-0 md:h-88 lg:h-130'
      }
    >
      <span
        aria-hidden="true"
        className="vinta absolute -right-6 -bottom-1.5 w-56 lg:-right-16 lg:w-72"
      />
      <div
        className={
          'absolute top-0 left-[4%] w-[64%] overflow-hidden rounded-t-[2.5rem] bg-paper ' +
          'shadow-[0_0_0_8px_#02191b,0_0_0_9px_rgb(255_255_255/0.17),0_24px_60px_rgb(0_0_0/0.5)] ' +
          'lg:left-0 lg:w-[72%]'
        }
      >
        {themes.map((theme) => (
          <picture key={theme} data-picture={theme}>
            <source
              media={onPhones}
              type="image/avif"
              srcSet={pictureOnPhones(language, theme)}
              {...sizeOnPhones}
            />
            <img
              src={`/product/home-${language}-${theme}.webp`}
              alt={w.picture}
              {...size}
              loading="lazy"
              decoding="async"
              className="h-auto w-full"
            />
          </picture>
        ))}
      </div>
      <p
        className={
          'absolute right-0 bottom-1 w-[max(52%,9rem)] rounded-card rounded-br-[6px] bg-on-deep ' +
          'px-3.5 py-2.5 text-sm leading-snug text-[#0b2427] shadow-raised ' +
          'lg:right-2 lg:bottom-10 lg:w-52'
        }
      >
        {w.message}
        <span className="block text-xs text-[#4d6163]">{w.messageBy}</span>
      </p>
      <figcaption
        className={
          'absolute top-2 right-0 rounded-full bg-mango px-2.5 py-0.5 text-xs font-medium ' +
          'text-on-mango lg:top-auto lg:right-2 lg:bottom-3'
        }
      >
        {w.pictureMark}
      </figcaption>
    </figure>
  )
}
