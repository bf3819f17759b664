import type { PageFrame, PublicSite } from '../../shared/rules-page.ts'
import { HeroPicturePreload } from '../landing/hero-picture.tsx'
import { pageKeyOf, pageTitleOf } from './page-title.ts'
import { frameWords } from './site-words.ts'

/** Metadata for browsers, search engines and link previews. It claims nothing beyond the page. */
export function PageHead({ site, frame }: { site: PublicSite; frame: PageFrame }) {
  const w = frameWords(frame.language)
  const name = site.company.siteName
  const title = pageTitleOf(site, frame)
  const description = w.descriptions[pageKeyOf[frame.path]](name, site.plans.length > 0)
  const isFound = frame.path !== 'not-found'
  const english = site.publicUrl + (isFound ? frame.path : '/')
  const filipino = `${english}?lang=fil`
  const address = frame.language === 'fil' ? filipino : english
  const picture = `${site.publicUrl}/share-picture.png`
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#06484E" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#073C41" />
      {(frame.preview || !isFound) && <meta name="robots" content="noindex, nofollow" />}
      <style dangerouslySetInnerHTML={{ __html: frame.built.styles }} />
      {/* A font that comes too late is not used on this page (tokens.css). */}
      {frame.built.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={font}
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
        />
      ))}
      {frame.path === '/' && <HeroPicturePreload language={frame.language} />}
      {/* Low priority lets the text appear a quarter of a second earlier (measured). */}
      <script type="module" fetchPriority="low" src={frame.built.script} />
      {isFound && (
        <>
          <link rel="canonical" href={address} />
          <link rel="alternate" hrefLang="en" href={english} />
          <link rel="alternate" hrefLang="fil" href={filipino} />
          <link rel="alternate" hrefLang="x-default" href={english} />
        </>
      )}
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={frame.language === 'fil' ? 'fil_PH' : 'en_PH'} />
      <meta
        property="og:locale:alternate"
        content={frame.language === 'fil' ? 'en_PH' : 'fil_PH'}
      />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={name} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structured(site, name) }}
      />
    </head>
  )
}

/** JSON-LD that names the site and its operator, without ratings or figures. */
function structured(site: PublicSite, name: string): string {
  const organization = {
    '@type': 'Organization',
    '@id': `${site.publicUrl}/#company`,
    name,
    url: `${site.publicUrl}/`,
    logo: `${site.publicUrl}/icon-512.png`,
  }
  const website = {
    '@type': 'WebSite',
    '@id': `${site.publicUrl}/#site`,
    name,
    url: `${site.publicUrl}/`,
    inLanguage: ['en', 'fil'],
    publisher: { '@id': organization['@id'] },
  }
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [organization, website],
  }).replaceAll('<', String.raw`\u003c`)
}
