import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis, LinkIcon, Trash2 } from 'lucide-react'
import type { CountedRows } from '#foundation/contract/shared/list-counts.ts'
import { showFailure } from '#foundation/kit/form/refusals.ts'
import { newRequestId } from '#foundation/kit/form/request-id.ts'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { useChosenInView } from '#foundation/kit/list/use-chosen-in-view.ts'
import { Menu, MenuItem } from '#foundation/kit/overlay/menu.tsx'
import { usePageActions } from '#foundation/kit/overlay/page-actions.ts'
import { notify } from '#foundation/kit/overlay/toast-store.ts'
import type { ViewedList } from '../shared/rules.ts'
import { viewWords } from '../shared/words.ts'
import { views as calls } from './calls.ts'
import { SaveView } from './save-view.tsx'
import { isSameView, viewOf, type View } from './use-views.ts'

interface Props {
  list: ViewedList
  views: readonly View[]
  /** The search parameters of the page. */
  search: object
  /** In the order of the views, null for one without a number; undefined while they are counted. */
  counts?: readonly (CountedRows | null)[] | undefined
}

/** The views of a list as links, and a way to keep the current filters as one more. */
export function ViewTabs({ list, views, search, counts }: Props) {
  const w = useWords(viewWords)
  const navigate = useNavigate()
  const current = views.find((view) => isSameView(view.search, search))
  const row = useChosenInView<HTMLElement>(counts ?? current)
  usePageActions(
    views
      .filter((view) => view !== current)
      .map((view) => ({
        id: `view-${view.viewId ?? view.name}`,
        title: w.openView(view.name),
        run: () => void navigate({ to: '.', search: view.search } as { to: '.' }),
      })),
  )
  return (
    <nav
      ref={row}
      aria-label={w.views}
      className={
        'no-print flex items-center gap-0.5 overflow-x-auto bg-surface ' +
        'px-[calc(var(--page-edge)-0.625rem)] ' +
        'shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]'
      }
    >
      {views.map((view, place) => (
        <Link
          key={view.viewId ?? view.name}
          {...({ to: '.', search: view.search } as { to: '.' })}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={view === current ? 'page' : undefined}
          className={
            'group flex min-h-10 shrink-0 items-center gap-1.5 px-2.5 text-[0.8125rem] ' +
            'font-semibold whitespace-nowrap text-muted no-underline hover:text-ink ' +
            'focus-visible:-outline-offset-2 aria-[current]:text-ink pointer-coarse:min-h-11 ' +
            'aria-[current]:shadow-[inset_0_-3px_0_var(--primary)]'
          }
        >
          {view.name}
          <Count counted={counts?.[place]} />
        </Link>
      ))}
      {current?.viewId !== undefined && <ViewMenu list={list} view={current} />}
      {!current && <SaveView list={list} search={viewOf(search)} />}
    </nav>
  )
}

function Count({ counted }: { counted: CountedRows | null | undefined }) {
  const w = useWords(viewWords)
  if (!counted) return null
  return (
    <span
      className={
        'figures rounded-small bg-sunken px-1.5 text-xs/4.5 text-ink ' +
        'group-aria-[current]:bg-primary group-aria-[current]:text-on-primary'
      }
    >
      {counted.isMore ? w.more(counted.count) : counted.count}
    </span>
  )
}

/** For a view that the person saved. */
function ViewMenu({ list, view: { viewId = '', name, search } }: { list: ViewedList; view: View }) {
  const w = useWords(viewWords)
  const save = useMutation(calls.save.mutationOptions({ onError: showFailure(w.saveFailed) }))
  const remove = useMutation(
    calls.remove.mutationOptions({
      onError: showFailure(w.removeFailed),
      onSuccess: () =>
        notify({
          title: w.removed(name),
          action: {
            label: w.undo,
            onAction: () =>
              save.mutate({ viewId: newRequestId(), list, name, search: viewOf(search) }),
          },
        }),
    }),
  )
  const copy = async () => {
    await navigator.clipboard.writeText(location.href)
    notify({ title: w.copied, tone: 'credited' })
  }
  return (
    <Menu
      label={w.optionsOf(name)}
      align="start"
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          aria-label={w.optionsOf(name)}
          className={
            '-ml-1.5 inline-flex size-8 shrink-0 items-center justify-center rounded-control ' +
            'text-muted hover:bg-sunken'
          }
        >
          <Ellipsis aria-hidden size={16} />
        </button>
      )}
    >
      <MenuItem icon={<LinkIcon aria-hidden size={18} />} onClick={() => void copy()}>
        {w.copyAddress}
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden size={18} />}
        destructive
        onClick={() => remove.mutate({ viewId })}
      >
        {w.remove}
      </MenuItem>
    </Menu>
  )
}
