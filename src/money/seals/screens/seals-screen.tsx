import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { FieldPage } from '#foundation/kit/page/field-page.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#foundation/kit/ui/states.tsx'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { meQuery } from '#people/identity/screens/calls.ts'
import type { SealCopies } from '../shared/contract.ts'
import { readSeal } from '../shared/rules-seal.ts'
import { sealWords } from '../shared/words.ts'
import { seals } from './calls.ts'
import { Owed } from './owed.tsx'
import { Points } from './points.tsx'
import { SealList } from './seal-list.tsx'

/** The public page: what the company owes its users, and every seal. */
export function SealsScreen() {
  const w = useWords(sealWords)
  const [before, setBefore] = useState<bigint>()
  const found = useQuery(
    seals.published.queryOptions({ input: before === undefined ? {} : { before } }),
  )
  const newest = before === undefined ? found.data?.seals[0] : undefined
  const older = found.data?.next ?? null
  return (
    <FieldPage title={w.owedTitle} description={`${w.owedIntro} ${w.whatSealIs}`} width="max-w-2xl">
      <div className="grid grid-cols-1 gap-4">
        {found.isPending && <Skeleton lines={8} height="2rem" />}
        {found.error && !found.data && (
          <Card>
            <ErrorState error={found.error} title={w.failed} onRetry={() => void found.refetch()} />
          </Card>
        )}
        {newest && <Newest statement={newest.statement} />}
        {newest && <OwnBalance />}
        {found.data && found.data.seals.length === 0 && (
          <Card>
            <EmptyState title={w.noSeals} message={w.noSealsMore} />
          </Card>
        )}
        <Card title={w.shows}>
          <div className="grid grid-cols-1 gap-3">
            <Points points={w.showsPoints} />
            {found.data && <Copies copies={found.data.copies} />}
          </div>
        </Card>
        <Card title={w.showsNot}>
          <Points points={w.showsNotPoints} />
        </Card>
        {found.data && found.data.seals.length > 0 && <SealList seals={found.data.seals} />}
        <div className="flex flex-wrap gap-3 empty:hidden">
          {before !== undefined && (
            <Button variant="secondary" onClick={() => setBefore(undefined)}>
              {w.newest}
            </Button>
          )}
          {older !== null && (
            <Button variant="secondary" onClick={() => setBefore(older)}>
              {w.older}
            </Button>
          )}
        </div>
      </div>
    </FieldPage>
  )
}

/** Administrators have no balance. */
function OwnBalance() {
  const w = useWords(sealWords)
  const { data: me } = useQuery(meQuery)
  if (me === undefined || me.role === 'admin') return null
  return (
    <Link to="/dashboard/balance-proof" className="link target inline-flex items-center">
      {me.role === 'user' ? w.ownBalance : w.signInToCheck}
    </Link>
  )
}

function Copies({ copies: { places, confirmedAt } }: { copies: SealCopies }) {
  const w = useWords(sealWords)
  const language = useLanguage()
  return (
    <p className="font-medium">
      {confirmedAt ? w.copies(places, showDateTime(confirmedAt, language)) : w.noCopies}
    </p>
  )
}

function Newest({ statement }: { statement: string }) {
  const w = useWords(sealWords)
  const language = useLanguage()
  const seal = readSeal(statement)
  return (
    <>
      {seal.sample && (
        <Notice tone="waiting" title={w.sample}>
          {w.sampleMore}
        </Notice>
      )}
      <Card>
        <p className="text-muted">{w.owed}</p>
        <p className="mb-4">
          <Owed centavos={seal.owedCentavos} size="balance" />
        </p>
        {seal.owedCentavos === null && <p className="mb-4 text-muted">{w.withheldMore}</p>}
        <Facts
          facts={[
            { label: w.sealedAt, value: showDateTime(seal.sealedAt, language) },
            { label: w.number, value: String(seal.number) },
            { label: w.receipts, value: seal.receipts.toLocaleString('en-PH') },
          ]}
        />
      </Card>
    </>
  )
}
