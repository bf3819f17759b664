/**
 * Renders the pages before sign-in on the server. The build bundles it into one file
 * (scripts/build/build-pages.ts), which the server loads as an AuthPageRenderer.
 */
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import type { AnyContractRouter } from '@orpc/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documents } from 'virtual:rendered-documents'
import type { PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { currentWords, registerWords, setRenderedLanguage } from '#foundation/kit/i18n/language.tsx'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { setRenderedTheme } from '#foundation/kit/theme/theme.ts'
import type { AuthPageRenderer } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { appWords } from '../shared/words.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'
import { authWordPairs } from './filipino/auth.ts'

const serializer = new StandardRPCJsonSerializer()

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
  const queries = new QueryClient()
  for (const answer of answers) queries.setQueryData(...cacheEntry(answer))
  const rendered = renderToString(
    <RenderedAuthPage
      queries={queries}
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

function cacheEntry({ path, body, answer }: PreloadedAnswer): [QueryKey, unknown] {
  const [, , module = '', procedure = ''] = path.split('/')
  const { json: input } = JSON.parse(body) as { json: unknown }
  const { json, meta = [] } = JSON.parse(answer) as {
    json: unknown
    meta?: Parameters<typeof serializer.deserialize>[1]
  }
  const calls = moduleCalls<AnyContractRouter>(module) as unknown as Record<
    string,
    { queryOptions(options: { input: unknown }): { queryKey: QueryKey } }
  >
  const queryKey = calls[procedure]?.queryOptions({ input }).queryKey
  if (!queryKey) throw new Error(`There is no procedure ${path}`)
  return [queryKey, serializer.deserialize(json, meta)]
}
