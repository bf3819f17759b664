import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { PageHeader } from '#foundation/kit/page/page-header.tsx'
import { Amount } from '#foundation/kit/ui/amount.tsx'
import { Card } from '#foundation/kit/ui/card.tsx'
import { CopyButton } from '#foundation/kit/ui/copy-button.tsx'
import { Disclosure } from '#foundation/kit/ui/disclosure.tsx'
import { Facts } from '#foundation/kit/ui/facts.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import { Skeleton } from '#foundation/kit/ui/skeleton.tsx'
import { EmptyState } from '#foundation/kit/ui/states.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { showDateTime } from '#foundation/time/shared/time.ts'
import { provenBalance } from '../shared/check-proof.ts'
import { readSeal, type BalanceProof, type Lacking } from '../shared/rules-seal.ts'
import { sealWords } from '../shared/words.ts'
import { seals } from './calls.ts'
import { Fingerprint } from './fingerprint.tsx'
import { Owed } from './owed.tsx'
import { Points } from './points.tsx'
import { ProofCheck } from './proof-check.tsx'

const whyNone = {
  seal: 'noSealsMore',
  total: 'withheldMore',
  wallet: 'newerWallet',
} as const satisfies Record<Lacking, keyof typeof sealWords>

/** A user checks that the published total holds their own balance. */
export function BalanceProofScreen() {
  const w = useWords(sealWords)
  const proof = useQuery({ ...seals.ofBalance.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <PageHeader title={w.balanceTitle} description={w.balanceIntro} />
      {proof.error && !proof.data && (
        <FetchFailed title={w.failed} error={proof.error} onRetry={() => void proof.refetch()} />
      )}
      {proof.isPending && <Skeleton lines={6} height="2rem" />}
      {proof.data && 'lacks' in proof.data && (
        <Card>
          <EmptyState title={w.noBalance} message={w[whyNone[proof.data.lacks]]} />
        </Card>
      )}
      {proof.data && 'statement' in proof.data && <OwnProof proof={proof.data} />}
    </>
  )
}

function OwnProof({ proof }: { proof: BalanceProof }) {
  const w = useWords(sealWords)
  const language = useLanguage()
  const seal = readSeal(proof.statement)
  const said = proof.shares.reduce((sum, { centavos }) => sum + centavos, 0n)
  const check = async () => {
    const proven = await provenBalance(proof, proof.walletId)
    return proven === null
      ? { holds: false, title: w.balanceBroken, more: w.balanceBrokenMore }
      : { holds: true, title: w.balanceHolds, more: w.balanceHoldsMore(showPesos(proven)) }
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      {seal.sample && (
        <Notice tone="waiting" title={w.sample}>
          {w.sampleMore}
        </Notice>
      )}
      <Card>
        <div className="grid grid-cols-1 gap-4">
          <ProofCheck label={w.checkBalance} seal={proof} check={check} />
          <Facts
            facts={[
              { label: w.sealedAt, value: showDateTime(seal.sealedAt, language) },
              {
                label: (
                  <>
                    {w.balanceThen}
                    <span className="block text-sm">{w.balanceThenMore}</span>
                  </>
                ),
                value: <Amount centavos={said} />,
              },
              { label: w.owed, value: <Owed centavos={seal.owedCentavos} /> },
            ]}
          />
          <p className="text-sm text-muted">{w.whatSealIs}</p>
          <Disclosure title={w.experts}>
            <Facts
              facts={[
                { label: w.number, value: String(seal.number) },
                { label: w.fingerprint, value: <Fingerprint statement={proof.statement} /> },
                {
                  label: w.wallet,
                  value: (
                    <span className="flex items-center gap-1">
                      <code className="text-sm wrap-anywhere">{proof.walletId}</code>
                      <CopyButton value={proof.walletId} what={w.copyWallet} />
                    </span>
                  ),
                },
              ]}
            />
            <p className="text-sm text-muted">{w.walletMore}</p>
          </Disclosure>
          <Link to="/seals" className="link target inline-flex items-center">
            {w.compare}
          </Link>
        </div>
      </Card>
      <Card title={w.showsNot}>
        <Points points={w.showsNotPoints} />
      </Card>
    </div>
  )
}
