/**
 * The entry of what the server draws the doors with. It is built into one file
 * (scripts/build/build-pages.ts), and the server knows it by DrawnDoors.
 */
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import type { AnyContractRouter } from '@orpc/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { documents } from 'virtual:rendered-documents'
import type { PreloadedAnswer } from '#foundation/contract/shared/page-protocol.ts'
import { moduleCalls } from '#foundation/kit/data/calls.ts'
import { currentWords, registerWords, speak } from '#foundation/kit/i18n/language.tsx'
import { setSite } from '#foundation/kit/page/site-settings.ts'
import { drawnWith } from '#foundation/kit/theme/theme.ts'
import type { AuthPageRenderer } from '../shared/pages/auth-pages.ts'
import { parseSearch } from '../shared/search-params.ts'
import { appWords } from '../shared/words.ts'
import { RenderedAuthPage } from './auth-pages/rendered-auth-page.tsx'
import { pairs } from './filipino/auth.ts'

const answered = new StandardRPCJsonSerializer()

registerWords(pairs)

/**
 * Draws at one stroke: what is set here for all modules is another person's before anything else
 * is.
 */
export const renderAuthPage: AuthPageRenderer['renderAuthPage'] = ({
  authPage,
  language,
  theme,
  mode,
  siteName,
  search,
  answers,
}) => {
  speak(language)
  drawnWith(theme)
  setSite({ name: siteName, readOnly: false })
  const queries = new QueryClient()
  for (const answer of answers) queries.setQueryData(...cached(answer))
  const drawn = renderToString(
    <RenderedAuthPage
      queries={queries}
      mode={mode}
      search={parseSearch(search)}
      Screen={documents[authPage]}
    />,
  )
  // React writes the title where it finds it; it stands in the head of the page.
  const [element = '', title = ''] = /<title>([^<]*)<\/title>/.exec(drawn) ?? []
  const w = currentWords(appWords)
  const look = 'bg-waiting-tint px-4 py-2 text-center text-sm text-waiting'
  const lost = (
    <p id="page-lost" role="alert" hidden className={`fixed inset-x-0 bottom-0 ${look}`}>
      {w.pageLost}{' '}
      <a href="" className="link target inline-flex items-center">
        {w.reload}
      </a>
    </p>
  )
  return {
    title,
    page: drawn.replace(element, ''),
    lost: renderToStaticMarkup(lost),
    needsScripts: renderToStaticMarkup(<p className={look}>{w.needsScripts}</p>),
  }
}

function cached({ path, body, answer }: PreloadedAnswer): [QueryKey, unknown] {
  const [, , room = '', procedure = ''] = path.split('/')
  const { json: input } = JSON.parse(body) as { json: unknown }
  const { json, meta = [] } = JSON.parse(answer) as {
    json: unknown
    meta?: Parameters<typeof answered.deserialize>[1]
  }
  const calls = moduleCalls<AnyContractRouter>(room) as unknown as Record<
    string,
    { queryOptions(asked: { input: unknown }): { queryKey: QueryKey } }
  >
  const queryKey = calls[procedure]?.queryOptions({ input }).queryKey
  if (!queryKey) throw new Error(`There is no call ${path}`)
  return [queryKey, answered.deserialize(json, meta)]
}
