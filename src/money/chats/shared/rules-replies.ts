/**
 * Replies that staff write once and send often, in both languages. What stands in braces is filled
 * in where the reply is used; nothing is sent by itself.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

/** What a reply can say of the chat it is used in: {name}, {amount}, {reference}. */
export const replyVariables = ['name', 'amount', 'reference'] as const
export type ReplyVariable = (typeof replyVariables)[number]
export type ReplyValues = Partial<Record<ReplyVariable, string>>

export const shortcutMax = 30
export const replyTextMax = 2000
export const repliesMax = 200

/**
 * As it stands in the table: small letters of the alphabet, digits and hyphens, so that it can be
 * typed without a thought.
 */
export const shortcutPattern = /^[a-z0-9][a-z0-9-]{0,29}$/

/** What a person typed as a shortcut: without the stroke before it, in small letters. */
export function normalizeShortcut(typed: string): string {
  return typed.trim().replace(/^\/+/, '').toLowerCase().replace(/\s+/g, '-')
}

const marks = /\{([a-z]+)\}/g

/**
 * Puts the values in; a mark without a value stays, so that whoever sends it sees that something is
 * missing.
 */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(marks, (mark, name: string) => values[name as ReplyVariable] ?? mark)
}

/** Marks in braces that a text still has, each once: nobody should be sent '{amount}'. */
export function findVariables(text: string): string[] {
  return [...new Set([...text.matchAll(marks)].map(([mark]) => mark))]
}

/** Those of the marks that no chat can fill. */
export function findUnknownVariables(text: string): string[] {
  return findVariables(text).filter((mark) => !replyVariables.some((name) => mark === `{${name}}`))
}

/**
 * What stands after a stroke at the end of what is typed, at its beginning or after a space: 'rec'
 * of 'Hello /rec'.
 */
export function typedShortcut(text: string): string | null {
  return /(?:^|\s)\/([a-z0-9-]*)$/i.exec(text)?.[1]?.toLowerCase() ?? null
}

/** The text with the stroke and what stands after it exchanged for the reply. */
export function replaceTypedShortcut(text: string, reply: string): string {
  return text.replace(/\/[a-z0-9-]*$/i, () => reply)
}

const texts = {
  shortcut: line(shortcutMax),
  textEn: paragraph(replyTextMax),
  textFil: paragraph(replyTextMax),
}

/**
 * `replyId` is made by the browser. `updatedAtSeen`: what the editor had before them; without it
 * the reply is new.
 */
export const saveReplyInput = z.strictObject({
  replyId: requestId,
  ...texts,
  updatedAtSeen: z.optional(z.date()),
})
export type SaveReplyInput = z.output<typeof saveReplyInput>
export const removeReplyInput = z.strictObject({ replyId: uuid })

export const replyForm = z.object({ shortcut: z.string(), textEn: z.string(), textFil: z.string() })

export type ReplyRefusal =
  | 'reply-incomplete'
  | 'shortcut-unusable'
  | 'shortcut-taken'
  | 'reply-mark-unknown'
  | 'reply-not-found'
  | 'reply-changed'
  | 'too-many-replies'
