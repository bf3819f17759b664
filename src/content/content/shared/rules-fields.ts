/** The fields of the console's forms by kind, and how they are read. Plans have their own form. */
import * as z from 'zod/mini'
import type { BilingualText } from '#foundation/contract/shared/bilingual.ts'
import type { EntryContent } from './rules-edit.ts'
import { pictureTextMax } from './rules-picture.ts'
import { contentBodies, type ContentKind } from './rules.ts'

export const editedKinds = [
  'news',
  'faq',
  'registration',
  'highlight',
  'about',
] as const satisfies readonly ContentKind[]
export type EditedKind = (typeof editedKinds)[number]

export type FieldType =
  | 'both-line'
  | 'picture'
  | 'both-paragraph'
  | 'line'
  | 'link'
  | 'email'
  | 'day'
  | 'position'

export interface FieldSpec {
  name: string
  type: FieldType
  longest: number
  optional?: boolean
}

/** The name of the second begins with that of the first, so that both come and go together. */
const picture: FieldSpec[] = [
  { name: 'picture', type: 'picture', longest: 36, optional: true },
  { name: 'pictureText', type: 'both-line', longest: pictureTextMax, optional: true },
]
const position: FieldSpec = { name: 'position', type: 'position', longest: 3 }

export const fieldsOfKind: Record<EditedKind, readonly FieldSpec[]> = {
  news: [
    { name: 'title', type: 'both-line', longest: 160 },
    { name: 'publisher', type: 'line', longest: 80 },
    { name: 'link', type: 'link', longest: 500 },
    { name: 'publishedOn', type: 'day', longest: 10 },
    ...picture,
    position,
  ],
  faq: [
    { name: 'question', type: 'both-line', longest: 200 },
    { name: 'answer', type: 'both-paragraph', longest: 1200 },
    position,
  ],
  registration: [
    { name: 'regulator', type: 'line', longest: 120 },
    { name: 'number', type: 'line', longest: 60 },
    { name: 'permits', type: 'both-paragraph', longest: 400 },
    { name: 'doesNotPermit', type: 'both-paragraph', longest: 400 },
    { name: 'checkLink', type: 'link', longest: 500 },
    { name: 'documentLink', type: 'link', longest: 500, optional: true },
    { name: 'issuedOn', type: 'day', longest: 10 },
    { name: 'expiresOn', type: 'day', longest: 10, optional: true },
    ...picture,
    position,
  ],
  highlight: [
    { name: 'title', type: 'both-line', longest: 80 },
    { name: 'text', type: 'both-paragraph', longest: 300 },
    position,
  ],
  about: [
    { name: 'tagline', type: 'both-line', longest: 120, optional: true },
    { name: 'hours', type: 'both-line', longest: 200, optional: true },
    { name: 'emergency', type: 'both-line', longest: 200, optional: true },
    { name: 'address', type: 'both-line', longest: 200, optional: true },
    { name: 'contactEmail', type: 'email', longest: 254, optional: true },
    { name: 'contactPhone', type: 'line', longest: 40, optional: true },
    { name: 'registeredOn', type: 'day', longest: 10, optional: true },
  ],
}

const both = z.object({ en: z.string(), fil: z.string() })
/** The values of the form, as typed. */
export const contentForm = z.object({
  body: z.record(z.string(), z.union([z.string(), both])),
  source: z.string(),
  sourceDate: z.string(),
})
export type ContentForm = z.infer<typeof contentForm>

export function blankForm(kind: EditedKind, place: number): ContentForm {
  const body = Object.fromEntries(
    fieldsOfKind[kind].map(({ name, type }) => [
      name,
      type.startsWith('both') ? { en: '', fil: '' } : type === 'position' ? String(place) : '',
    ]),
  )
  return { body, source: '', sourceDate: '' }
}

export function formOf({
  content,
  source,
  sourceDate,
}: {
  content: EntryContent
  source: string
  sourceDate: string
}): ContentForm {
  const body = Object.fromEntries(
    Object.entries(content.body).map(([name, value]: [string, unknown]) => [
      name,
      isBoth(value) ? value : String(value),
    ]),
  )
  // A version without a picture does not have these fields.
  const blank = editedKinds.find((kind) => kind === content.kind)
  return { body: { ...(blank && blankForm(blank, 0).body), ...body }, source, sourceDate }
}

/** Parses the form, or names the fields that cannot be read. */
export function readForm(
  kind: EditedKind,
  { body }: ContentForm,
): { content: EntryContent } | { unreadable: FieldSpec[] } {
  const specs = fieldsOfKind[kind]
  // Without a picture, its fields are left out: older versions do not have them either.
  const written = specs.filter(({ name }) => !name.startsWith('picture') || body['picture'])
  const typed = Object.fromEntries(
    written.map(({ name, type }) => [
      name,
      type === 'position' ? readPosition(body[name]) : body[name],
    ]),
  )
  const read = contentBodies[kind].safeParse(typed)
  if (read.success) return { content: { kind, body: read.data } as EntryContent }
  const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])))
  return { unreadable: specs.filter(({ name }) => wrong.has(name)) }
}

function readPosition(typed: unknown): number {
  return typeof typed === 'string' && /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : -1
}

function isBoth(value: unknown): value is BilingualText {
  return typeof value === 'object' && value !== null
}
