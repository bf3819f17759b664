/**
 * Renders the public pages on the server. The build bundles it into one file
 * (scripts/build/build-pages.ts), which the server loads as a PublicPageRenderer.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PublicPageRenderer } from '../../shared/rules-page.ts'
import { MainParts, Part } from '../landing/landing.tsx'
import { DocumentPage } from './document.tsx'
import { HowFigures } from './how-figures.tsx'
import { NotFoundPage } from './not-found.tsx'
import { WholePage } from './page-frame.tsx'

export const renderLanding: PublicPageRenderer['renderLanding'] = (site, frame) =>
  whole(
    <WholePage site={site} frame={frame} above={<Part part="ticker" site={site} frame={frame} />}>
      <MainParts site={site} frame={frame} />
    </WholePage>,
  )

export const renderPart: PublicPageRenderer['renderPart'] = (part, site, frame) =>
  renderToStaticMarkup(<Part part={part} site={site} frame={frame} />)

export const renderDocument: PublicPageRenderer['renderDocument'] = (site, frame, document) =>
  whole(
    <WholePage site={site} frame={frame}>
      <DocumentPage frame={frame} document={document} />
    </WholePage>,
  )

export const renderHowFigures: PublicPageRenderer['renderHowFigures'] = (site, frame) =>
  whole(
    <WholePage site={site} frame={frame}>
      <HowFigures site={site} frame={frame} />
    </WholePage>,
  )

export const renderNotFound: PublicPageRenderer['renderNotFound'] = (site, frame) =>
  whole(
    <WholePage site={site} frame={frame}>
      <NotFoundPage frame={frame} />
    </WholePage>,
  )

export { fillSlots } from './fill-slots.tsx'

function whole(page: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(page)}`
}
