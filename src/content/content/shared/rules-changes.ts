/** The differences between two versions, field by field. */
import type { EntryContent } from './rules-edit.ts'

export type FieldValue = string | number | bigint | boolean

interface FieldChange {
  /** 'title.en', 'depositCentavos', 'source'. */
  field: string
  before: FieldValue | null
  after: FieldValue | null
}

interface VersionFields {
  content: EntryContent
  source: string
  sourceDate: string
}

/** Without `before`, every filled field is a change. */
export function changesBetween(
  before: VersionFields | undefined,
  after: VersionFields,
): FieldChange[] {
  const [was, is] = [before ? fieldsOf(before) : new Map<string, FieldValue>(), fieldsOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

/** The filled fields, in the order of the form. */
export function fieldsOf({ content, source, sourceDate }: VersionFields): Map<string, FieldValue> {
  const fields = Object.entries(content.body).flatMap(
    ([name, value]: [string, FieldValue | { en: string; fil: string }]): [string, FieldValue][] =>
      typeof value === 'object'
        ? [
            [`${name}.en`, value.en],
            [`${name}.fil`, value.fil],
          ]
        : [[name, value]],
  )
  return new Map(
    [...fields, ['source', source] as const, ['sourceDate', sourceDate] as const].filter(
      ([, value]) => value !== '',
    ),
  )
}
