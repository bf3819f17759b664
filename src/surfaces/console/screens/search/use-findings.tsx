import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Keyboard,
  LogOut,
  Megaphone,
  Palette,
  ShieldCheck,
  UserRound,
  UserRoundPlus,
  Zap,
} from 'lucide-react'
import { useLanguage, useWords } from '#foundation/kit/i18n/language.tsx'
import { KeyCap } from '#foundation/kit/overlay/key-cap.tsx'
import { useOfferedActions } from '#foundation/kit/overlay/page-actions.ts'
import { showListTime } from '#foundation/time/shared/time.ts'
import { TransactionAmount } from '#money/transactions/screens/list/transaction-status.tsx'
import { typeLabel } from '#money/transactions/shared/type-label.ts'
import { transactionWords } from '#money/transactions/shared/words.ts'
import { useLogout } from '#people/identity/screens/sign-out/logout.ts'
import type { FoundTransaction, FoundUser } from '../../shared/contract.ts'
import { isSearchable } from '../../shared/rules-search.ts'
import { consoleFrameWords } from '../../shared/words-frame.ts'
import { administration } from '../calls.ts'
import { placeOf, sectionIcons, useSections } from '../frame/sections.ts'
import type { Overlay } from '../frame/use-console-keys.ts'
import { transactionIcons } from '../transactions/transaction-icon.tsx'
import type { ConsoleFinding, ConsoleGroup } from './finding.ts'
import { useAskedLists } from './use-asked-lists.ts'

export interface Findings {
  groups: ConsoleGroup[]
  note: string | undefined
  searching: boolean
}

/** Pages and actions match at once; users and transactions follow when the server responds. */
export function useFindings(
  term: string,
  enabled: boolean,
  onOpen: (overlay: Overlay) => void,
): Findings {
  const w = useWords(consoleFrameWords)
  const trimmed = term.trim()
  const searchable = isSearchable(trimmed)
  const found = useQuery({
    ...administration.search.queryOptions({ input: { term: trimmed } }),
    enabled: enabled && searchable,
    placeholderData: keepPreviousData,
  })
  const result = searchable ? found.data : undefined
  const people = useFoundUsers(result?.users ?? [])
  const movements = useFoundTransactions(result?.transactions ?? [])
  const places = usePlaces(onOpen)
  const fits = (finding: ConsoleFinding) => matchesWord(finding.title, trimmed)
  const groups: ConsoleGroup[] = [
    { name: 'lists', findings: useAskedLists(trimmed, enabled) },
    { name: 'here', findings: usePageFindings().filter(fits) },
    { name: 'users', findings: people },
    { name: 'transactions', findings: movements },
    { name: 'pages', findings: places.pages.filter(fits) },
    { name: 'actions', findings: places.actions.filter(fits) },
  ]
  const failed = searchable && found.isError && !found.data
  return {
    groups: groups.filter(({ findings }) => findings.length > 0),
    note: failed ? w.searchFailed : trimmed !== '' && !searchable ? w.tooShort : undefined,
    searching: searchable && found.isFetching && (found.isPlaceholderData || !found.data),
  }
}

/** Whether any word of the title begins with the term; an empty term matches every title. */
function matchesWord(title: string, term: string): boolean {
  const typed = term.toLowerCase()
  const name = title.toLowerCase()
  return name.startsWith(typed) || name.split(/\s+/).some((word) => word.startsWith(typed))
}

/** The acts of the page that is shown. */
function usePageFindings(): ConsoleFinding[] {
  return useOfferedActions().map(({ id, title, key, run }) => ({
    id,
    icon: Zap,
    title,
    aside: key && <KeyCap>{key}</KeyCap>,
    open: run,
  }))
}

function usePlaces(onOpen: (overlay: Overlay) => void): {
  pages: ConsoleFinding[]
  actions: ConsoleFinding[]
} {
  const w = useWords(consoleFrameWords)
  const navigate = useNavigate()
  const logout = useLogout()
  const pages = useSections().map((section) => {
    const { name } = section
    return {
      id: `page-${name}`,
      icon: sectionIcons[name],
      title: w.pages[name],
      open: () => void navigate(placeOf(section)),
    }
  })
  const security = {
    id: 'page-security',
    icon: ShieldCheck,
    title: w.security,
    open: () => void navigate({ to: '/admin/security' }),
  }
  const actions = [
    {
      id: 'action-user',
      icon: UserRoundPlus,
      title: w.createUser,
      open: () => void navigate({ to: '/admin/users', search: { open: 'create' } }),
    },
    {
      id: 'action-announcement',
      icon: Megaphone,
      title: w.announce,
      open: () => void navigate({ to: '/admin/announcements', search: { open: 'new' } }),
    },
    {
      id: 'action-keys',
      icon: Keyboard,
      title: w.keysTitle,
      open: () => onOpen('keys'),
    },
    {
      id: 'action-appearance',
      icon: Palette,
      title: w.appearance,
      open: () => onOpen('appearance'),
    },
    {
      id: 'action-logout',
      icon: LogOut,
      title: w.logout,
      open: () => logout.mutate(),
    },
  ]
  return { pages: [...pages, security], actions }
}

function useFoundUsers(users: readonly FoundUser[]): ConsoleFinding[] {
  const navigate = useNavigate()
  return users.map(({ userId, fullName, email, phoneNumber }) => ({
    id: userId,
    icon: UserRound,
    title: fullName,
    detail: [email, phoneNumber].filter(Boolean).join(' · '),
    open: () => void navigate({ to: '/admin/users/$userId', params: { userId } }),
  }))
}

function useFoundTransactions(found: readonly FoundTransaction[]): ConsoleFinding[] {
  const w = useWords(consoleFrameWords)
  const t = useWords(transactionWords)
  const language = useLanguage()
  const navigate = useNavigate()
  return found.map(
    ({
      transactionId,
      transactionUid,
      referenceNumber,
      type,
      status,
      amountCentavos,
      createdAt,
      userName,
      description,
      matched,
    }) => ({
      id: transactionId,
      icon: transactionIcons[type],
      title: `${typeLabel(t, { type, description })}, ${userName}`,
      detail: [
        transactionUid,
        referenceNumber,
        t.statuses[status],
        showListTime(createdAt, language),
        w.matched[matched],
      ]
        .filter(Boolean)
        .join(' · '),
      aside: <TransactionAmount type={type} status={status} amountCentavos={amountCentavos} />,
      open: () => void navigate({ to: '/admin/transactions', search: { open: transactionId } }),
    }),
  )
}
