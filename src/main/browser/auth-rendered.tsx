/**
 * Renders the pages before sign-in on the server. The build bundles it into one file
 * (scripts/build/build-pages.ts), which the server loads as an AuthPageRenderer.
 */
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documents } from 'virtual:rendered-documents'
import { currentWords, registerWords, setRenderedLanguage } from '#foundation/kit/i18n/language.tsx'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { setRenderedTheme } from '#foundation/kit/theme/theme.ts'
import type { AuthPageRenderer } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { appWords } from '../shared/words.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'
import { authWordPairs } from './filipino/auth.ts'
import { queriesWith } from './preloaded-entries.ts'

registerWords(authWordPairs)

/** Renders synchronously: this module state belongs to one request. */
export const renderAuthPage: AuthPageRenderer['renderAuthPage'] = ({
  authPage,
  language,
  theme,
  mode,
  signedIn,
  siteName,
  search,
  answers,
}) => {
  setRenderedLanguage(language)
  setRenderedTheme(theme)
  setSite({ name: siteName, readOnly: false })
  const rendered = renderToString(
    <RenderedAuthPage
      queries={queriesWith(answers)}
      mode={mode}
      signedIn={signedIn}
      search={parseSearch(search)}
      Screen={documents[authPage]}
    />,
  )
  // React renders the title in place. Move it into the page's head.
  const [element = '', title = ''] = /<title>([^<]*)<\/title>/.exec(rendered) ?? []
  const w = currentWords(appWords)
  const style = 'bg-waiting-tint px-4 py-2 text-center text-sm text-waiting'
  const lost = (
    <p id="page-lost" role="alert" hidden className={`fixed inset-x-0 bottom-0 ${style}`}>
      {w.pageLost}{' '}
      <a href="" className="link target inline-flex items-center">
        {w.reload}
      </a>
    </p>
  )
  return {
    title,
    page: rendered.replace(element, ''),
    lost: renderToStaticMarkup(lost),
    needsScripts: renderToStaticMarkup(<p className={style}>{w.needsScripts}</p>),
  }
}
