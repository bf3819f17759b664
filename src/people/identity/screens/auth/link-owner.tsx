import { useQuery } from '@tanstack/react-query'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import type { LinkOwner as Found } from '../../shared/contract.ts'
import type { OwnedLink } from '../../shared/rules-forms.ts'
import { recoverPasswordWords } from '../../shared/words-password.ts'
import { identity } from '../calls.ts'

/** Asked once: using the link must not change what the page says about it. */
export function useLinkOwner({ token, purpose }: OwnedLink) {
  return useQuery(
    identity.linkOwner.queryOptions({
      input: { token, purpose },
      enabled: token !== '',
      staleTime: Infinity,
    }),
  )
}

/** Says for whom a link is, and that another login that is signed in here is not meant. */
export function LinkOwner({ found }: { found: Found | undefined }) {
  const w = useWords(recoverPasswordWords)
  if (!found?.owner) return null
  return (
    <div className="mb-4 grid gap-1">
      <p className="break-words">{w.linkFor(found.owner)}</p>
      {found.signedInHere === 'somebody-else' && <p className="text-muted">{w.otherSignedIn}</p>}
    </div>
  )
}
