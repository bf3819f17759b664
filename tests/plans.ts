/**
 * How the database carries out what a verb asks: every statement is noted, and its plan can be read
 * afterwards.
 */
import type { Transaction } from '../src/platform/database.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  /** The database was told not to do this, and found no other way. */
  Disabled?: boolean
  'Index Cond'?: string
  Filter?: string
  Plans?: PlanNode[]
}

/** The same transaction; what is asked of it is noted. */
export function noting(tx: Transaction): { tx: Transaction; statements: Statement[] } {
  const statements: Statement[] = []
  const note = (text: string, values: readonly unknown[] = []) =>
    void statements.push({ text, values })
  return {
    statements,
    tx: {
      ...tx,
      rows: (text, values) => (note(text, values), tx.rows(text, values)),
      row: (text, values) => (note(text, values), tx.row(text, values)),
      maybeRow: (text, values) => (note(text, values), tx.maybeRow(text, values)),
      dynamicRows: (text, values) => (note(text, values), tx.dynamicRows(text, values)),
    },
  }
}

/** Every step of the plan. */
export async function planOf(tx: Transaction, { text, values }: Statement): Promise<PlanNode[]> {
  const [explained] = await tx.dynamicRows<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  const steps: PlanNode[] = []
  const collect = (node: PlanNode) => {
    steps.push(node)
    for (const below of node.Plans ?? []) collect(below)
  }
  for (const { Plan } of explained?.['QUERY PLAN'] ?? []) collect(Plan)
  return steps
}

/** The tables that are read from end to end. */
export function readWhole(steps: readonly PlanNode[]): string[] {
  return steps.flatMap((step) =>
    step['Node Type'] === 'Seq Scan' ? [step['Relation Name'] ?? '?'] : [],
  )
}

/**
 * Where rows are passed over one by one, in the order of an index that knows nothing of what is
 * looked for.
 */
export function passedOver(
  steps: readonly PlanNode[],
  nearlyEmpty: readonly string[] = [],
): string[] {
  const isScan = (step: PlanNode) =>
    step['Node Type'] === 'Index Scan' || step['Node Type'] === 'Index Only Scan'
  return steps.flatMap((step) =>
    isScan(step) &&
    !nearlyEmpty.includes(step['Relation Name'] ?? '') &&
    step.Filter !== undefined &&
    step['Index Cond'] === undefined
      ? [`${step['Relation Name']}: ${step.Filter}`]
      : [],
  )
}

/** The same, also where an index bounds it on one side. */
export function filtered(steps: readonly PlanNode[], tables: readonly string[]): string[] {
  return steps.flatMap((step) =>
    step.Filter !== undefined && tables.includes(step['Relation Name'] ?? '')
      ? [`${step['Relation Name']}: ${step.Filter}`]
      : [],
  )
}

/** What the database does although it was told not to. */
export function doneAnyway(steps: readonly PlanNode[]): string[] {
  return steps.flatMap((step) =>
    step.Disabled ? [`${step['Node Type']} ${step['Relation Name'] ?? ''}`.trim()] : [],
  )
}
