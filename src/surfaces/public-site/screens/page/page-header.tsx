import type { PageFrame, SectionProps } from '../../shared/rules-page.ts'
import { Tagline } from '../landing/tagline.tsx'
import { PageBrand } from './page-brand.tsx'
import { Languages } from './page-choices.tsx'
import { ReplaceablePart } from './page-section.tsx'
import { pageTitleOf } from './page-title.ts'
import { frameWords } from './site-words.ts'

/** The sections in the menu, in order. */
const menuItems = [
  'home',
  'plans',
  'payouts',
  'proofs',
  'testimonials',
  'news',
  'about',
  'contact',
] as const

/** The same for all readers. fill-slots.tsx inserts the reader into its two slots. */
export function PublicPageHeader({ site, frame }: SectionProps) {
  const w = frameWords(frame.language)
  return (
    <header className="no-print sticky top-0 z-20 bg-deep text-on-deep [--focus:var(--mango)]">
      <div
        className={
          'flex page-width flex-wrap items-center justify-end gap-x-1 gap-y-1 edge py-1.5 sm:px-6'
        }
      >
        <ReplaceablePart part="brand">
          <BrandLine site={site} frame={frame} />
        </ReplaceablePart>
        <Languages frame={frame} />
        <nav aria-label={w.yourPages} className="flex items-center gap-1">
          <span data-slot="bar" />
        </nav>
        <details className="group relative xl:hidden" data-closes="menu">
          <summary
            className={
              'target flex list-none items-center justify-center rounded-full ' +
              'hover:bg-deep-line [&::-webkit-details-marker]:hidden'
            }
          >
            <MenuMark />
            <span className="sr-only">{w.menu}</span>
          </summary>
          <nav
            aria-label={w.pages}
            className={
              'card on-paper absolute right-0 z-30 mt-1 max-h-[calc(100dvh-6rem)] w-64 ' +
              'max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card border border-line ' +
              'bg-surface p-2 shadow-raised'
            }
          >
            <ul className="grid">
              {menuItems.map((item) => (
                <li key={item}>
                  <a
                    href={hrefOf(frame, item)}
                    className={
                      'target flex items-center rounded-control px-3 no-underline ' +
                      'hover:bg-primary-tint'
                    }
                  >
                    {w[item]}
                  </a>
                </li>
              ))}
            </ul>
            <div className="mt-2 grid gap-2 border-t border-line px-1 pt-3 pb-1">
              <span data-slot="menu" />
            </div>
          </nav>
        </details>
      </div>
      <nav aria-label={w.pages} className="-mt-1 hidden page-width px-3 pb-1 xl:block">
        <ul className="flex">
          {menuItems.map((item) => (
            <li key={item}>
              <a
                href={hrefOf(frame, item)}
                className={
                  'target flex items-center rounded-full px-3 text-sm text-on-deep-muted ' +
                  'no-underline hover:bg-deep-line hover:text-on-deep'
                }
              >
                {w[item]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}

/** The site's name and tagline, and the document title for open tabs when the site is renamed. */
export function BrandLine({ site, frame }: SectionProps) {
  return (
    <div
      data-title={pageTitleOf(site, frame)}
      className="mr-auto flex min-w-0 items-center gap-x-3"
    >
      <a href="/" className="target inline-flex max-w-full items-center no-underline">
        <PageBrand name={site.company.siteName} />
      </a>
      <div className="min-w-0 max-lg:hidden">
        <Tagline about={site.about} language={frame.language} isInHeader />
      </div>
    </div>
  )
}

function hrefOf(frame: PageFrame, item: (typeof menuItems)[number]): string {
  return `${frame.path === '/' ? '' : '/'}#${item}`
}

function MenuMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 fill-none stroke-current"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M3 5h14M3 10h14M3 15h14" className="group-open:hidden" />
      <path d="M4.5 4.5l11 11M15.5 4.5l-11 11" className="hidden group-open:inline" />
    </svg>
  )
}
