import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldError } from '#foundation/kit/fields/field.tsx'
import { SearchInput } from '#foundation/kit/fields/search-input.tsx'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Button } from '#foundation/kit/ui/button.tsx'
import { ErrorState } from '#foundation/kit/ui/states.tsx'
import { termMax } from '../shared/rules-address.ts'
import { targetTermMin } from '../shared/rules.ts'
import { announcementConsoleWords } from '../shared/words-console.ts'
import { announcements } from './calls.ts'

export interface Target {
  userId: string
  fullName: string
  email: string
}

interface Props {
  chosen: Target | null
  /** Whether the form was sent without a target. */
  missing: boolean
  onChoose: (target: Target | null) => void
}

/** Searches for the one user whom an announcement addresses. */
export function TargetChoice({ chosen, missing, onChoose }: Props) {
  const w = useWords(announcementConsoleWords)
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const asks = search.length >= targetTermMin
  const found = useQuery({
    ...announcements.adminTargets.queryOptions({ input: { search } }),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  if (chosen) return <ChosenTarget chosen={chosen} onChange={() => onChoose(null)} />
  const fits = asks ? found.data : undefined
  return (
    <div className="grid grid-cols-1 gap-2">
      <SearchInput
        label={w.findUser}
        value={typed}
        maxLength={termMax}
        autoComplete="off"
        spellCheck={false}
        onChange={setTyped}
      />
      <FieldError id={`${id}-error`} error={missing ? w.chooseUser : undefined} />
      {found.error && asks && !fits && (
        <ErrorState
          title={w.usersFailed}
          message={w.usersFailedMore}
          error={found.error}
          onRetry={() => void found.refetch()}
        />
      )}
      <div role="status" className="text-sm text-muted">
        {!asks && w.findUserHint}
        {fits?.length === 0 && w.noUser}
      </div>
      {fits && fits.length > 0 && <Matches targets={fits} onChoose={onChoose} />}
    </div>
  )
}

function ChosenTarget({ chosen, onChange }: { chosen: Target; onChange: () => void }) {
  const w = useWords(announcementConsoleWords)
  return (
    <div
      className={'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2'}
    >
      <UserRound aria-hidden size={18} className="shrink-0 text-muted" />
      <p className="min-w-0 grow">
        <span className="block font-medium wrap-anywhere">{chosen.fullName}</span>
        <span className="block text-sm wrap-anywhere text-muted">{chosen.email}</span>
      </p>
      <Button size="small" variant="quiet" onClick={onChange}>
        {w.changeUser}
      </Button>
    </div>
  )
}

function Matches({ targets, onChoose }: { targets: Target[]; onChoose: (target: Target) => void }) {
  const w = useWords(announcementConsoleWords)
  return (
    <ul
      aria-label={w.findUser}
      className="grid max-h-60 grid-cols-1 overflow-y-auto rounded-control border border-line"
    >
      {targets.map((target) => (
        <li key={target.userId} className="border-b border-line last:border-b-0">
          <button
            type="button"
            onClick={() => onChoose(target)}
            className={'target block w-full px-3 py-2 text-left -outline-offset-2 hover:bg-sunken'}
          >
            <span className="block wrap-anywhere">{target.fullName}</span>
            <span className="block text-sm wrap-anywhere text-muted">{target.email}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
