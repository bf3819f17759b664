import type { ReactNode } from 'react'
import { companyNoticeWordsFil } from '#people/company/shared/words-notice.fil.ts'
import { companyNoticeWords } from '#people/company/shared/words-notice.ts'
import type { PageFrame, PublicSite, SectionProps } from '../../shared/rules-page.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHead } from './page-head.tsx'
import { PublicPageHeader } from './page-header.tsx'
import { ReplaceablePart } from './page-section.tsx'
import { frameWords } from './site-words.ts'

interface Props {
  site: PublicSite
  frame: PageFrame
  /** Rendered above the header. */
  above?: ReactNode
  children: ReactNode
}

/** The whole document. fill-slots.tsx adds the parts that differ between readers. */
export function WholePage({ site, frame, above, children }: Props) {
  const w = frameWords(frame.language)
  return (
    <html lang={frame.language} data-slot="theme">
      <PageHead site={site} frame={frame} />
      <body data-newer={w.newer} data-serial={frame.serial}>
        <a
          href="#content"
          className={
            'sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-40 ' +
            'focus:rounded-control focus:bg-surface focus:px-4 focus:py-3'
          }
        >
          {w.skip}
        </a>
        <div className="flex min-h-dvh flex-col">
          {frame.preview && <Ribbon title={w.preview} text={w.previewText} />}
          {!frame.preview && site.mode === 'sample' && (
            <Ribbon title={w.sample} text={w.sampleText} />
          )}
          <ReplaceablePart part="state">
            <SiteState site={site} frame={frame} />
          </ReplaceablePart>
          {above}
          <PublicPageHeader site={site} frame={frame} />
          <span data-slot="notice" />
          <main id="content" tabIndex={-1} className="grow outline-none">
            {children}
          </main>
          <PageFooter site={site} frame={frame} />
        </div>
        <p role="status" data-announce="" className="sr-only" />
      </body>
    </html>
  )
}

/** The maintenance message. Visitors see it too, because they may be users. */
export function SiteState({ site: { company }, frame }: SectionProps) {
  if (!company.maintenance) return null
  const w = frame.language === 'fil' ? companyNoticeWordsFil : companyNoticeWords
  return (
    <div data-source="setting:maintenanceMessage">
      <Ribbon title={w.maintenance} text={company.maintenanceMessage || w.maintenanceMore} />
    </div>
  )
}

function Ribbon({ title, text }: { title: string; text: string }) {
  return (
    <aside
      aria-label={title}
      className={
        'flex flex-wrap justify-center gap-x-2 bg-mango px-4 py-0.5 text-center text-xs ' +
        'text-on-mango sm:text-sm print:border print:border-current'
      }
    >
      <strong>{title}</strong>
      <span>{text}</span>
    </aside>
  )
}
