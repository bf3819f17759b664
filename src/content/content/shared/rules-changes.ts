/** What one version says otherwise than another: field by field, as 'title.fil'. Pure. */
import type { ContentSaid } from './rules-edit.ts'

export type FieldValue = string | number | bigint | boolean

export interface FieldChange {
  /** 'title.en', 'depositCentavos', 'source'. */
  field: string
  before: FieldValue | null
  after: FieldValue | null
}

interface Written {
  said: ContentSaid
  source: string
  sourceDate: string
}

/** Against nothing, everything that is there is a change. */
export function changesBetween(before: Written | undefined, after: Written): FieldChange[] {
  const [was, is] = [before ? fieldsOf(before) : new Map<string, FieldValue>(), fieldsOf(after)]
  return [...new Set([...is.keys(), ...was.keys()])].flatMap((field) => {
    const change = { field, before: was.get(field) ?? null, after: is.get(field) ?? null }
    return change.before === change.after ? [] : [change]
  })
}

/** Every field with what stands in it, in the order of the form; what is empty is left out. */
export function fieldsOf({ said, source, sourceDate }: Written): Map<string, FieldValue> {
  const fields = Object.entries(said.body).flatMap(
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
