import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { StatusBadge } from '#foundation/kit/ui/status-badge.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import type { AccessView } from '../shared/contract.ts'
import type { AccessState } from '../shared/rules-access.ts'
import { companyAccessWords } from '../shared/words-access.ts'
import { AccessDialog } from './access-dialog.tsx'
import { company } from './calls.ts'

const tones = { on: 'credited', until: 'waiting', off: 'info' } as const satisfies Record<
  AccessState,
  string
>

export function AccessCard() {
  const w = useWords(companyAccessWords)
  const access = useQuery(company.access.queryOptions({ input: {} }))
  return (
    <Card id="access" title={w.title}>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-muted">{w.intro}</p>
        {access.data ? (
          <CurrentAccess access={access.data} />
        ) : access.error ? (
          <FetchFailed
            title={w.fetchFailed}
            error={access.error}
            onRetry={() => void access.refetch()}
          />
        ) : (
          <Skeleton lines={1} height="2.75rem" />
        )}
      </div>
    </Card>
  )
}

function CurrentAccess({ access }: { access: AccessView }) {
  const w = useWords(companyAccessWords)
  const language = useLanguage()
  const [changing, setChanging] = useState(false)
  const { state, until, changedAt, mayChange } = access
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid justify-items-start gap-2">
        <StatusBadge tone={tones[state]}>
          {until ? w.onUntil(showDateTime(until, language)) : state === 'on' ? w.on : w.off}
        </StatusBadge>
        <p className="max-w-prose text-sm text-muted">
          {state === 'off' && `${w.offMore} `}
          {changedAt ? w.lastChanged(showDateTime(changedAt, language)) : w.neverChanged}
        </p>
        {!mayChange && <p className="max-w-prose text-sm">{w.ownLogin}</p>}
      </div>
      {mayChange && (
        <Button variant="secondary" onClick={() => setChanging(true)}>
          {w.change}
        </Button>
      )}
      {changing && <AccessDialog access={access} onClose={() => setChanging(false)} />}
    </div>
  )
}
