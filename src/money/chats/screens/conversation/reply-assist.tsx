/** Helps staff write: ready replies after a slash, and warnings about codes and open variables. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type KeyboardEvent } from 'react'
import { useWords } from '#foundation/kit/i18n/language.tsx'
import { Notice } from '#foundation/kit/ui/notice.tsx'
import type { ReplyView } from '../../shared/contract.ts'
import {
  fillReply,
  findVariables,
  replaceTypedShortcut,
  typedShortcut,
  type ReplyValues,
} from '../../shared/rules-replies.ts'
import { findSecret } from '../../shared/rules-secrets.ts'
import { replyWords } from '../../shared/words-replies.ts'
import { chats } from '../calls.ts'
import type { AssistProps } from './composer.tsx'
import { lastReplyLanguage, storeReplyLanguage, type ReplyLanguage } from './reply-language.ts'

/** More would cover the messages. */
const optionsMax = 8

interface Option {
  key: string
  reply: ReplyView
  language: ReplyLanguage
  text: string
}

export function ReplyAssist({ text, write, box, listen, values }: AssistProps) {
  const term = typedShortcut(text)
  // Escape closes the list until the text changes.
  const [dismissed, setDismissed] = useState<string | null>(null)
  const open = term !== null && dismissed !== text
  const options = useOptions(open ? term : null, values)
  const [at, setAt] = useState(0)
  const [previousTerm, setPreviousTerm] = useState(term)
  if (previousTerm !== term) {
    setPreviousTerm(term)
    setAt(0)
  }
  const choose = ({ language, text: reply }: Option) => {
    storeReplyLanguage(language)
    write(replaceTypedShortcut(text, reply))
    box.current?.focus()
  }
  const press = (event: KeyboardEvent): boolean => {
    if (!open || options.length === 0) return false
    const chosen = options[at]
    if (event.key === 'ArrowDown') setAt((at + 1) % options.length)
    else if (event.key === 'ArrowUp') setAt((at + options.length - 1) % options.length)
    else if (event.key === 'Escape') setDismissed(text)
    else if (
      (event.key === 'Enter' || event.key === 'Tab') &&
      !event.shiftKey &&
      !event.nativeEvent.isComposing &&
      chosen
    )
      choose(chosen)
    else return false
    return true
  }
  const listId = useId()
  useEffect(() => listen(press))
  useActiveOption(box, listId, open && options.length > 0 ? `${listId}-${at}` : null)
  return (
    <>
      {open && options.length > 0 && (
        <Options id={listId} options={options} at={at} onChoose={choose} />
      )}
      <MatchCount term={open ? term : null} count={options.length} />
      <Warnings text={text} />
    </>
  )
}

/** Points the text box to the active option for screen readers while options are open. */
function useActiveOption(box: AssistProps['box'], listId: string, active: string | null): void {
  useEffect(() => {
    const element = box.current
    if (!element || active === null) return
    element.setAttribute('aria-controls', listId)
    element.setAttribute('aria-activedescendant', active)
    document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [box, listId, active])
}

/**
 * Replies whose shortcut begins with the term, then those that contain it; each in both languages,
 * the last used first.
 */
function useOptions(term: string | null, values: ReplyValues): Option[] {
  const { data } = useQuery(chats.replies.queryOptions({ input: {} }))
  if (term === null || !data) return []
  const begins = data.filter(({ shortcut }) => shortcut.startsWith(term))
  // Every text contains any two letters.
  const inText = ({ textEn, textFil }: ReplyView) =>
    term.length > 2 && `${textEn} ${textFil}`.toLowerCase().includes(term)
  const has = data.filter(
    (reply) => !begins.includes(reply) && (reply.shortcut.includes(term) || inText(reply)),
  )
  const first = lastReplyLanguage()
  const languages: ReplyLanguage[] = first === 'fil' ? ['fil', 'en'] : ['en', 'fil']
  return [...begins, ...has]
    .flatMap((reply) =>
      languages.map((language) => ({
        key: `${reply.replyId} ${language}`,
        reply,
        language,
        text: fillReply(language === 'fil' ? reply.textFil : reply.textEn, values),
      })),
    )
    .slice(0, optionsMax)
}

const listStyle =
  'max-h-64 overflow-y-auto rounded-control border border-control-line bg-surface shadow-raised'
const optionStyle =
  'grid cursor-pointer grid-cols-[1fr_auto] gap-x-3 border-b border-line px-3 py-2 text-sm ' +
  'last:border-b-0 hover:bg-sunken aria-selected:bg-primary-tint'

function Options({
  id,
  options,
  at,
  onChoose,
}: {
  id: string
  options: Option[]
  at: number
  onChoose: (option: Option) => void
}) {
  const w = useWords(replyWords)
  return (
    <div id={id} role="listbox" aria-label={w.list} className={listStyle}>
      {options.map((option, place) => (
        <div
          key={option.key}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          // Keep the focus in the text box.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
          className={optionStyle}
        >
          <span className="font-medium wrap-anywhere">/{option.reply.shortcut}</span>
          <span className="text-muted">{w.languages[option.language]}</span>
          <span className="col-span-2 line-clamp-2 wrap-anywhere text-muted">{option.text}</span>
        </div>
      ))}
    </div>
  )
}

function MatchCount({ term, count }: { term: string | null; count: number }) {
  const w = useWords(replyWords)
  return (
    <p role="status" className={term !== null && count === 0 ? 'text-sm text-muted' : 'sr-only'}>
      {term !== null && (count === 0 ? w.noneFound : w.found(count))}
    </p>
  )
}

function Warnings({ text }: { text: string }) {
  const w = useWords(replyWords)
  const open = findVariables(text)
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {findSecret(text) === 'asks' && (
        <Notice tone="failed" title={w.asksTitle}>
          {w.asks}
        </Notice>
      )}
      {open.length > 0 && <p className="text-sm text-waiting">{w.openMarks(open.join(', '))}</p>}
    </div>
  )
}
