import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Brand } from '#foundation/kit/ui/brand.tsx'
import { wasAdmin } from '#people/identity/screens/auth/admin-hint.ts'
import { appWords } from '../../shared/words.ts'

const style =
  'grid min-h-dvh animate-late place-content-center justify-items-center gap-4 p-4 text-center'

/** Shown until the server has answered who is signed in. Appears only after a short delay. */
export function FirstLoad() {
  const w = useWords(appWords)
  return (
    <main className={style}>
      <h1>
        <Brand />
      </h1>
      <p role="status" className="text-muted">
        {wasAdmin() ? w.loadingAdmin : w.loadingApplication}
      </p>
    </main>
  )
}
