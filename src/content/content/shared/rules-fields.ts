/**
 * What the forms of the console are made of, kind by kind, and how what was typed is read. Plans
 * have a form of their own.
 */
import * as z from 'zod/mini'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { ContentSaid } from './rules-edit.ts'
import { contentBodies, type ContentKind } from './rules.ts'

export const editedKinds = [
  'news',
  'faq',
  'registration',
  'highlight',
  'about',
] as const satisfies readonly ContentKind[]
export type EditedKind = (typeof editedKinds)[number]

export type FieldLook =
  | 'both-line'
  | 'both-paragraph'
  | 'line'
  | 'link'
  | 'email'
  | 'day'
  | 'position'

export interface FieldSpec {
  name: string
  look: FieldLook
  longest: number
  optional?: boolean
}

const position: FieldSpec = { name: 'position', look: 'position', longest: 3 }

export const fieldsOfKind: Record<EditedKind, readonly FieldSpec[]> = {
  news: [
    { name: 'title', look: 'both-line', longest: 160 },
    { name: 'publisher', look: 'line', longest: 80 },
    { name: 'link', look: 'link', longest: 500 },
    { name: 'publishedOn', look: 'day', longest: 10 },
    position,
  ],
  faq: [
    { name: 'question', look: 'both-line', longest: 200 },
    { name: 'answer', look: 'both-paragraph', longest: 1200 },
    position,
  ],
  registration: [
    { name: 'regulator', look: 'line', longest: 120 },
    { name: 'number', look: 'line', longest: 60 },
    { name: 'permits', look: 'both-paragraph', longest: 400 },
    { name: 'doesNotPermit', look: 'both-paragraph', longest: 400 },
    { name: 'checkLink', look: 'link', longest: 500 },
    { name: 'documentLink', look: 'link', longest: 500, optional: true },
    { name: 'issuedOn', look: 'day', longest: 10 },
    { name: 'expiresOn', look: 'day', longest: 10, optional: true },
    position,
  ],
  highlight: [
    { name: 'title', look: 'both-line', longest: 80 },
    { name: 'text', look: 'both-paragraph', longest: 300 },
    position,
  ],
  about: [
    { name: 'tagline', look: 'both-line', longest: 120, optional: true },
    { name: 'hours', look: 'both-line', longest: 200, optional: true },
    { name: 'emergency', look: 'both-line', longest: 200, optional: true },
    { name: 'address', look: 'both-line', longest: 200, optional: true },
    { name: 'contactEmail', look: 'email', longest: 254, optional: true },
    { name: 'contactPhone', look: 'line', longest: 40, optional: true },
    { name: 'registeredOn', look: 'day', longest: 10, optional: true },
  ],
}

const both = z.object({ en: z.string(), fil: z.string() })
/** Text as it was typed. */
export const contentForm = z.object({
  body: z.record(z.string(), z.union([z.string(), both])),
  source: z.string(),
  sourceDate: z.string(),
})
export type ContentForm = z.infer<typeof contentForm>

export function blankForm(kind: EditedKind, place: number): ContentForm {
  const body = Object.fromEntries(
    fieldsOfKind[kind].map(({ name, look }) => [
      name,
      look.startsWith('both') ? { en: '', fil: '' } : look === 'position' ? String(place) : '',
    ]),
  )
  return { body, source: '', sourceDate: '' }
}

export function formOf({
  said,
  source,
  sourceDate,
}: {
  said: ContentSaid
  source: string
  sourceDate: string
}): ContentForm {
  return {
    body: Object.fromEntries(
      Object.entries(said.body).map(([name, value]: [string, unknown]) => [
        name,
        isBoth(value) ? value : String(value),
      ]),
    ),
    source,
    sourceDate,
  }
}

/** What was typed as it is sent, or the fields that cannot be read. */
export function readForm(
  kind: EditedKind,
  { body }: ContentForm,
): { said: ContentSaid } | { unreadable: FieldSpec[] } {
  const specs = fieldsOfKind[kind]
  const typed = Object.fromEntries(
    specs.map(({ name, look }) => [
      name,
      look === 'position' ? readPosition(body[name]) : body[name],
    ]),
  )
  const read = contentBodies[kind].safeParse(typed)
  if (read.success) return { said: { kind, body: read.data } as ContentSaid }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  return { unreadable: specs.filter(({ name }) => wrong.has(name)) }
}

function readPosition(typed: unknown): number {
  return typeof typed === 'string' && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1
}

function isBoth(value: unknown): value is BilingualText {
  return typeof value === 'object' && value !== null
}
