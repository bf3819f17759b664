/** Finds the tables that the server's SQL reads and writes, in the text of its source files. */
import { readFileSync } from 'node:fs'
import { parseSync } from 'rolldown/experimental'
import { sourceFiles } from './read-imports.ts'

export interface TableUse {
  file: string
  table: string
  writes: boolean
}

/** Returns every use of `tables` in the SQL of the server, its commands and its sample data. */
export function readTableUses(root: string, tables: ReadonlySet<string>): TableUse[] {
  return sourceFiles(root)
    .filter((file) => /\/server\/|^src\/main\/(server|commands|sample)\//.test(file))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      tableUsesIn(readFileSync(`${root}/${file}`, 'utf8'), tables).map((use) => ({ file, ...use })),
    )
}

/** The same for one source text. */
export function tableUsesIn(source: string, tables: ReadonlySet<string>): Omit<TableUse, 'file'>[] {
  const { program, errors } = parseSync('source.ts', source)
  if (errors.length > 0) throw new Error(errors[0]?.message)
  return [...nodesBelow(program)].flatMap((node) => {
    const text = textOf(node)
    if (text !== undefined) return usesInSql(text, tables)
    return namedTables(node)
      .filter((table) => tables.has(table))
      .map((table) => ({ table, writes: false }))
  })
}

type Node = Record<string, unknown> & { type: string }

function* nodesBelow(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodesBelow(one)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return
  if ('type' in value && typeof value.type === 'string') yield value as Node
  for (const inside of Object.values(value)) yield* nodesBelow(inside)
}

/** Returns the text of a string or template. Each inserted expression becomes the token `?`. */
function textOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value']
  if (node.type !== 'TemplateLiteral') return undefined
  const quasis = node['quasis'] as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join(' ? ')
}

/**
 * Returns tables that the query builder and the list pages take by name: `selectFrom('users as
 * u')`, `{ table: 'approvals' }`.
 */
function namedTables(node: Node): string[] {
  if (node.type === 'CallExpression') {
    const { property } = node['callee'] as { property?: { name?: string } }
    if (!/(From|Join)$/.test(property?.name ?? '')) return []
    return [...nodesBelow(node['arguments'])].flatMap((inside) => tableName(inside) ?? [])
  }
  if (node.type !== 'Property' || (node['key'] as { name?: string }).name !== 'table') return []
  return [tableName(node['value'] as Node) ?? []].flat()
}

function tableName(node: Node): string | undefined {
  return textOf(node)?.split(' as ')[0]
}

/** Words that are followed by a table's name. */
const reading = new Set(['from', 'join', 'using'])
const writing = new Set(['into', 'update', 'truncate'])
const endsFrom = /^(where|group|order|limit|union|returning|for|set|values|having|window|do)$/

/**
 * Reads SQL, or a part of it, token by token. A part may start with its first table: `transactions
 * t join users u on …`.
 */
function usesInSql(text: string, tables: ReadonlySet<string>): Omit<TableUse, 'file'>[] {
  const tokens: string[] = withoutStrings(text).match(/[a-z_]\w*(?:\.\w+)?|[(),?]/gi) ?? []
  const defined = definedNames(tokens)
  const found: Omit<TableUse, 'file'>[] = []
  const note = (at: number, writes: boolean) => {
    const table = tokens[at] ?? ''
    if (tables.has(table) && !defined.has(table)) found.push({ table, writes })
  }
  if (tokens.includes('join')) note(0, false)
  // One entry for each open parenthesis: whether a comma at this depth separates tables.
  const lists = [false]
  for (const [at, token] of tokens.entries()) {
    if (token === '(') lists.push(false)
    else if (token === ')') lists.pop()
    else if (reading.has(token) || writing.has(token)) {
      const next = at + (/^(only|lateral)$/.test(tokens[at + 1] ?? '') ? 2 : 1)
      note(next, writing.has(token) || (token === 'from' && tokens[at - 1] === 'delete'))
      lists[lists.length - 1] = reading.has(token)
    } else if (endsFrom.test(token)) lists[lists.length - 1] = false
    else if (token === ',' && lists.at(-1)) note(at + 1, false)
  }
  return found
}

/** Quoted values and SQL comments name no tables. */
function withoutStrings(text: string): string {
  return text.replace(/'[^']*'|--[^\n]*/g, ' ')
}

/** Returns the names that a query defines itself: `with recent as (…)`. */
function definedNames(tokens: readonly string[]): Set<string> {
  if (!tokens.includes('with')) return new Set()
  return new Set(
    tokens.filter((_, at) => {
      if (!/^(with|recursive|,)$/.test(tokens[at - 1] ?? '') || tokens[at + 1] !== 'as')
        return false
      return /^(\(|materialized|not)$/.test(tokens[at + 2] ?? '')
    }),
  )
}
