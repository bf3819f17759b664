import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../kit/button.tsx'
import { Card } from '../../kit/card.tsx'
import { FetchFailed } from '../../kit/fetch-failed.tsx'
import { useLanguage, useWords } from '../../kit/language.tsx'
import { Skeleton } from '../../kit/skeleton.tsx'
import { StatusBadge } from '../../kit/status-badge.tsx'
import { showDateTime } from '../../time/time.ts'
import type { AccessView } from '../contract.ts'
import type { AccessState } from '../rules-access.ts'
import { words } from '../words-access.ts'
import { AccessDialog } from './access-dialog.tsx'
import { company } from './calls.ts'

const tones = { on: 'credited', until: 'waiting', off: 'info' } as const satisfies Record<
  AccessState,
  string
>

/** Whether the company access code opens the console. */
export function AccessCard() {
  const w = useWords(words)
  const kept = useQuery(company.access.queryOptions({ input: {} }))
  return (
    <Card title={w.title}>
      <div className="grid gap-4">
        <p className="max-w-prose text-sm text-muted">{w.intro}</p>
        {kept.data ? (
          <Standing access={kept.data} />
        ) : kept.error ? (
          <FetchFailed
            title={w.fetchFailed}
            error={kept.error}
            onRetry={() => void kept.refetch()}
          />
        ) : (
          <Skeleton lines={1} height="2.75rem" />
        )}
      </div>
    </Card>
  )
}

function Standing({ access }: { access: AccessView }) {
  const w = useWords(words)
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
      {changing && <AccessDialog seen={access} onClose={() => setChanging(false)} />}
    </div>
  )
}
