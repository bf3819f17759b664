/**
 * The entry of what the server draws the doors with. It is built into one file
 * (scripts/build-pages.ts), and the server knows it by DrawnDoors.
 */
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import type { AnyContractRouter } from '@orpc/contract'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import type { FirstAnswer } from '../contract/first-answers.ts'
import { ForgotPasswordScreen } from '../identity/screens/forgot-password-screen.tsx'
import { roomCalls } from '../kit/calls.ts'
import { currentWords, registerWords, speak } from '../kit/language.tsx'
import { setSite } from '../kit/site-here.ts'
import { drawnWith } from '../kit/theme.ts'
import type { Door, DrawnDoors } from './rules-doors.ts'
import { parseSearch } from './rules-search.ts'
import { DoorPage, type DoorScreenProps } from './screens/door-page.tsx'
import { LoginDoor } from './screens/login-door.tsx'
import { RegisterDoor } from './screens/register-door.tsx'
import { ResetPasswordDoor } from './screens/reset-password-door.tsx'
import { pairs } from './words-fil-doors.ts'
import { words } from './words.ts'

const screens: Record<Door, ComponentType<DoorScreenProps>> = {
  '/login': LoginDoor,
  '/register': RegisterDoor,
  '/forgot-password': ForgotPasswordScreen,
  '/reset-password': ResetPasswordDoor,
}
const answered = new StandardRPCJsonSerializer()

registerWords(pairs)

/**
 * Draws at one stroke: what is set here for all modules is another person's before anything else
 * is.
 */
export const drawDoor: DrawnDoors['drawDoor'] = ({
  door,
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
    <DoorPage queries={queries} mode={mode} search={parseSearch(search)} Screen={screens[door]} />,
  )
  // React writes the title where it finds it; it stands in the head of the page.
  const [element = '', title = ''] = /<title>([^<]*)<\/title>/.exec(drawn) ?? []
  const w = currentWords(words)
  const look = 'bg-waiting-tint px-4 py-2 text-center text-sm text-waiting'
  const lost = (
    <p id="door-lost" role="alert" hidden className={`fixed inset-x-0 bottom-0 ${look}`}>
      {w.doorLost}{' '}
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

function cached({ path, body, answer }: FirstAnswer): [QueryKey, unknown] {
  const [, , room = '', procedure = ''] = path.split('/')
  const { json: input } = JSON.parse(body) as { json: unknown }
  const { json, meta = [] } = JSON.parse(answer) as {
    json: unknown
    meta?: Parameters<typeof answered.deserialize>[1]
  }
  const calls = roomCalls<AnyContractRouter>(room) as unknown as Record<
    string,
    { queryOptions(asked: { input: unknown }): { queryKey: QueryKey } }
  >
  const queryKey = calls[procedure]?.queryOptions({ input }).queryKey
  if (!queryKey) throw new Error(`There is no call ${path}`)
  return [queryKey, answered.deserialize(json, meta)]
}
