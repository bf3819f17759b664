import { registerWords } from '#foundation/kit/i18n/language.tsx'
import { NotMeScreen } from '#people/safeguards/screens/not-me-screen.tsx'
import { notMeRefusalsFil, notMeWordsFil } from '#people/safeguards/shared/words-not-me.fil.ts'
import { notMeRefusals, notMeWords } from '#people/safeguards/shared/words-not-me.ts'
import type { AuthPageProps } from './rendered-auth-page.tsx'

// They come with this page, because hardly anybody opens it: the other pages stay lighter.
registerWords([
  [notMeWords, notMeWordsFil],
  [notMeRefusals, notMeRefusalsFil],
])

export function RenderedNotMePage({ search }: AuthPageProps) {
  return <NotMeScreen search={search} />
}
