/**
 * The form of a window that edits a row, and the one way by which such a window holds what it
 * opened with. While the page is still fetching, the window takes the newest row, so that nobody is
 * told of a change that was their own. From then on it keeps its row, and `changed` says that
 * somebody saved another one, so that nothing is overwritten unseen. A form that stays on its page
 * (`stays`) takes the newest row as long as nothing is typed.
 */
import { useIsFetching } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFormState, type DefaultValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import { readDraft } from './drafts.ts'
import { useKabanForm, type FieldsSchema, type KabanForm } from './form.tsx'
import { useDraft } from './unsaved-changes.ts'

interface Edit<Schema extends FieldsSchema, Row, Version> {
  /** Changes with every change of the row; the server compares it when the form is sent. */
  versionOf: (row: Row) => Version
  valuesOf: (row: Row) => DefaultValues<z.input<Schema>>
  /** See useKabanForm. The version is restored with the typed text. */
  draft?: string | undefined
  /** The form is no window: it stays on its page after it was saved. */
  stays?: boolean
  /** Versions that this page made beside the form: what is typed stays, on top of them. */
  ownVersions?: readonly Version[]
}

interface EditForm<Schema extends FieldsSchema, Row, Version> {
  form: KabanForm<z.input<Schema>, z.output<Schema>>
  /** The row that the form shows. */
  opened: Row
  /** The version of the row that the typed text began with. */
  seen: Version
  /** Somebody saved another version while the window was open. */
  changed: boolean
  /** Whether anything was typed. */
  typed: boolean
  /** Discards what was typed and shows this row, or else the newest one. */
  take: (row?: Row) => void
  /** Call it after the form's own save: that is no change by somebody else. */
  saved: () => void
}

/** `newest` is the row as the page has it now. */
export function useEditForm<
  Schema extends FieldsSchema,
  Row,
  Version extends string | number | null,
>(
  schema: Schema,
  newest: Row,
  { versionOf, valuesOf, draft, stays = false, ownVersions = [] }: Edit<Schema, Row, Version>,
): EditForm<Schema, Row, Version> {
  const versionDraft = draft === undefined ? undefined : `${draft} version`
  const [{ opened, keepsTyped }, setHeld] = useState({ opened: newest, keepsTyped: false })
  const [restored, setRestored] = useState(() => readDraft<Version>(versionDraft))
  const [isSaved, setSaved] = useState(false)
  const isOpening = useOpening()
  const form = useKabanForm(schema, valuesOf(opened), draft, valuesOf(opened))
  // The form keeps track of its dirty fields only while somebody reads them.
  const { isDirty, isSubmitting, dirtyFields: _ } = useFormState({ control: form.control })
  const seen = restored ?? versionOf(opened)
  const typed = isDirty || restored !== undefined
  useDraft(
    versionDraft,
    () => seen,
    () => typed,
  )
  const isNewer = versionOf(newest) !== seen
  const isOwn = restored === undefined && ownVersions.includes(versionOf(newest))
  const mayFollow = typed ? isOwn : isOpening || stays
  const follows = isNewer && !isSubmitting && mayFollow
  if (follows) setHeld({ opened: newest, keepsTyped: typed })
  const show = useEffectEvent(() =>
    form.reset(valuesOf(opened), { keepDirty: keepsTyped, keepDirtyValues: keepsTyped }),
  )
  const shown = useRef(opened)
  useEffect(() => {
    if (shown.current === opened) return
    shown.current = opened
    show()
  }, [opened])
  const take = (row = newest) => {
    setHeld({ opened: row, keepsTyped: false })
    setRestored(undefined)
  }
  return {
    form,
    opened,
    seen,
    changed: isNewer && !follows && !isSubmitting && !isSaved,
    typed,
    take,
    saved: () => setSaved(true),
  }
}

/** True until the page has once nothing left to fetch. */
function useOpening(): boolean {
  const isFetching = useIsFetching() > 0
  const [isOpening, setOpening] = useState(isFetching)
  if (isOpening && !isFetching) setOpening(false)
  return isOpening
}
