import { useId } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { buttonStyle } from '#foundation/kit/ui/button-style.ts'
import { socialWords } from '../shared/words.ts'
import { useProviders } from './calls.ts'
import { ProviderMark } from './provider-mark.tsx'

interface Props {
  purpose: 'sign-in' | 'sign-up'
  returnTo?: string | undefined
}

/**
 * Renders nothing when no provider is configured. The buttons are plain links, because the browser
 * itself goes to the provider and is sent back.
 */
export function SocialButtons({ purpose, returnTo }: Props) {
  const w = useWords(socialWords)
  const id = useId()
  const providers = useProviders()
  // A failed request counts as none: people can still use their password.
  if (!providers.data || providers.data.length === 0) return null
  const query = returnTo === undefined ? '' : `?returnTo=${encodeURIComponent(returnTo)}`
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4">
      <p id={id} className="text-sm text-muted">
        {purpose === 'sign-in' ? w.orSignIn : w.orSignUp}
      </p>
      <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {providers.data.map((provider) => (
          <li key={provider.id} className="grid">
            <a
              id={`${id}-${provider.id}`}
              href={`/social/${provider.id}${query}`}
              aria-labelledby={`${id} ${id}-${provider.id}`}
              className={`${buttonStyle({ variant: 'secondary', wide: true })} no-underline`}
            >
              <ProviderMark name={provider.name} />
              {provider.name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
