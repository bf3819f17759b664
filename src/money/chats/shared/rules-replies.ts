/**
 * Canned replies, which staff write once and send often, in both languages. Variables in braces are
 * filled in when a reply is used.
 */
import * as z from 'zod/mini'
import { line, paragraph, requestId, uuid } from '#foundation/contract/shared/fields.ts'

/** Facts of the chat, written as {name}, {amount} and {reference}. */
const replyVariables = ['name', 'amount', 'reference'] as const
type ReplyVariable = (typeof replyVariables)[number]
export type ReplyValues = Partial<Record<ReplyVariable, string>>

export const shortcutMax = 30
export const replyTextMax = 2000
export const repliesMax = 200

/** The stored form, which is easy to type. */
export const shortcutPattern = /^[a-z0-9][a-z0-9-]{0,29}$/

/** Turns a typed shortcut into the stored form: without slashes, in lower case. */
export function normalizeShortcut(typed: string): string {
  return typed.trim().replace(/^\/+/, '').toLowerCase().replace(/\s+/g, '-')
}

const variables = /\{([a-z]+)\}/g

/** Fills in the values. A variable without a value stays, so that the sender sees the gap. */
export function fillReply(text: string, values: ReplyValues): string {
  return text.replace(
    variables,
    (variable, name: string) => values[name as ReplyVariable] ?? variable,
  )
}

/** Returns the variables that a text still has, each once: no user should read '{amount}'. */
export function findVariables(text: string): string[] {
  return [...new Set([...text.matchAll(variables)].map(([variable]) => variable))]
}

/** Returns the variables that no chat can fill. */
export function findUnknownVariables(text: string): string[] {
  return findVariables(text).filter(
    (variable) => !replyVariables.some((name) => variable === `{${name}}`),
  )
}

/**
 * Returns the shortcut that is being typed at the end of a text: 'rec' for 'Hello /rec'. The slash
 * must begin the text or follow a space.
 */
export function typedShortcut(text: string): string | null {
  return /(?:^|\s)\/([a-z0-9-]*)$/i.exec(text)?.[1]?.toLowerCase() ?? null
}

/** Replaces the slash and the shortcut at the end by the reply. */
export function replaceTypedShortcut(text: string, reply: string): string {
  return text.replace(/\/[a-z0-9-]*$/i, () => reply)
}

const texts = {
  shortcut: line(shortcutMax),
  textEn: paragraph(replyTextMax),
  textFil: paragraph(replyTextMax),
}

/** `replyId` is made by the browser. Without `updatedAtSeen` the reply is new. */
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
