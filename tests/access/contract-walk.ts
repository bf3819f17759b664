/** Reads from the contracts who may call each procedure, and the fields of its input. */
import type { ProcedureMeta } from '#foundation/contract/shared/procedure.ts'
import { contracts } from './contracts.ts'

export interface Declared {
  /** 'module.procedure'. */
  name: string
  meta: ProcedureMeta
  input: Schema
}

/** The parts of a schema that this file reads. */
export interface Schema {
  safeParse(value: unknown): { success: boolean }
  _zod: { def: Definition }
}
interface Definition {
  type: string
  format?: string
  shape?: Record<string, Schema>
  catchall?: Schema
  innerType?: Schema
  element?: Schema
  options?: Schema[]
}

export const everyProcedure: Declared[] = Object.entries(contracts).flatMap(([module, contract]) =>
  Object.entries(contract).map(([name, procedure]) => {
    const { meta, inputSchema } = procedure['~orpc'] as unknown as {
      meta: ProcedureMeta
      inputSchema: Schema
    }
    return { name: `${module}.${name}`, meta, input: inputSchema }
  }),
)

/** Returns the paths of all objects inside a schema that accept unknown keys. */
export function openObjects(schema: Schema, path = 'input'): string[] {
  const { def } = schema._zod
  const inside = Object.entries(def.shape ?? {}).flatMap(([key, field]) =>
    openObjects(field, `${path}.${key}`),
  )
  const wrapped = [def.innerType, def.element, ...(def.options ?? [])].flatMap((one) =>
    one ? openObjects(one, path) : [],
  )
  const isOpen =
    def.type === 'record' ||
    def.type === 'any' ||
    def.type === 'unknown' ||
    (def.type === 'object' && def.catchall?._zod.def.type !== 'never')
  return [...(isOpen ? [path] : []), ...inside, ...wrapped]
}

/** Returns the fields of an input; of a union, those of all its forms. */
export function fieldsOf(schema: Schema): [key: string, field: Schema][] {
  const { shape, options } = schema._zod.def
  return options ? options.flatMap(fieldsOf) : Object.entries(shape ?? {})
}

/** Returns the fields that an input may have; of a union, those of the forms that accept it. */
export function namedIn(schema: Schema, input: object): string[] {
  const forms = schema._zod.def.options?.filter((form) => form.safeParse(input).success) ?? [schema]
  return forms.flatMap((form) => Object.keys(form._zod.def.shape ?? {}))
}

/** Returns the fields of an input that hold an id. */
export function idFields(schema: Schema): string[] {
  return [...new Set(fieldsOf(schema).flatMap(([key, field]) => (isId(key, field) ? [key] : [])))]
}

function isId(key: string, field: Schema): boolean {
  const { def } = field._zod
  if (def.innerType) return isId(key, def.innerType)
  return def.format === 'uuid' || /(^id|Id|Ids|Uid)$/.test(key)
}
