import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FetchFailed } from '#foundation/kit/data/fetch-failed.tsx'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { showPesos } from '#foundation/peso/shared/peso.ts'
import { searchTermMax } from '#money/transactions/shared/rules.ts'
import type { Investor } from '../shared/contract.ts'
import { investmentWords } from '../shared/words.ts'
import { investments } from './calls.ts'

/** Chooses the investor by name, email or id, and shows their available balance. */
export function InvestorChoice({ onChoose }: { onChoose: (investor: Investor) => void }) {
  const w = useWords(investmentWords)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  // Fewer letters would match half of all users.
  const found = useQuery({
    ...investments.investors.queryOptions({ input: { search } }),
    enabled: search.length >= 3,
    placeholderData: keepPreviousData,
  })
  const fits = search.length >= 3 ? found.data : undefined
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-sm font-medium">{w.investor}</p>
      <SearchInput
        label={w.investorHint}
        value={typed}
        maxLength={searchTermMax}
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
      />
      {found.error && !fits && (
        <FetchFailed
          title={w.recordFailed}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <div role="status">
        {fits?.length === 0 && <p className="text-sm text-muted">{w.noInvestor}</p>}
      </div>
      <ul className="grid grid-cols-1 gap-1">
        {fits?.map((investor) => (
          <li key={investor.userId}>
            <Button
              variant="secondary"
              className="w-full justify-between! text-left"
              onClick={() => onChoose(investor)}
            >
              <span className="min-w-0">
                <span className="block wrap-anywhere">{investor.fullName}</span>
                <span className="block text-sm font-normal wrap-anywhere text-muted">
                  {investor.email}
                </span>
              </span>
              <span className="figures text-sm font-normal">
                {w.available(showPesos(investor.availableCentavos))}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
