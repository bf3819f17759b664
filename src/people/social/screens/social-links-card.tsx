import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { ConnectedProvider } from '../shared/contract.ts'
import { readSignInOutcome } from '../shared/rules.ts'
import { socialConnectionWords } from '../shared/words-connections.ts'
import { social, useProviders } from './calls.ts'
import { ProviderRow, type ProviderRowProps } from './provider-row.tsx'
import { SocialNotice } from './social-notice.tsx'

/**
 * Connects and disconnects the providers of the caller's login. Renders nothing without any
 * provider, and nothing for company access.
 */
export function SocialLinksCard() {
  const w = useWords(socialConnectionWords)
  const me = useQuery(meQuery)
  const providers = useProviders()
  const mine = useQuery(social.mine.queryOptions({ input: {} }))
  const outcome = useLocation({
    select: ({ search }) => readSignInOutcome(Reflect.get(search, 'social')),
  })
  const notice = useRef<HTMLDivElement>(null)
  const loaded = Boolean(providers.data && mine.data)
  useEffect(() => {
    // The card is far down the page: after the provider the person must see the outcome.
    if (loaded) notice.current?.scrollIntoView({ block: 'center' })
  }, [loaded])
  const rows = rowsOf(providers.data ?? [], mine.data ?? [])
  const failed = [mine, providers].find((query) => query.isError && !query.data)
  // Most installations have none: a card that appears and disappears would move the page below.
  if (!me.data?.userId || providers.isPending || (rows.length === 0 && !failed)) return null
  return (
    <Card title={w.cardTitle}>
      <div className="grid gap-4">
        <p className="max-w-prose text-muted">{w.cardIntro}</p>
        {outcome && (
          <div ref={notice}>
            <SocialNotice outcome={outcome} />
          </div>
        )}
        {failed && (
          <FetchFailed
            title={w.fetchFailed}
            error={failed.error}
            onRetry={() => void failed.refetch()}
          />
        )}
        {!failed && (!providers.data || !mine.data) && <Skeleton lines={2} height="2.75rem" />}
        {providers.data && mine.data && (
          <ul className="grid divide-y divide-line">
            {rows.map((row) => (
              <ProviderRow key={row.id} {...row} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

/** The configured providers, then those that are connected but no longer configured. */
function rowsOf(
  providers: { id: string; name: string }[],
  mine: ConnectedProvider[],
): ProviderRowProps[] {
  const unconfigured = mine
    .filter(({ provider }) => !providers.some(({ id }) => id === provider))
    .map(({ provider, name }) => ({ id: provider, name }))
  return [...providers, ...unconfigured].map((one) => ({
    ...one,
    connected: mine.find(({ provider }) => provider === one.id),
  }))
}
