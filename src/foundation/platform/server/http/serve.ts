/**
 * Joins the procedures of a contract to the actions of a module. This is the only place that
 * decides who may call a procedure and when its transaction opens.
 */
import type {
  AnySchema,
  ContractProcedure,
  ErrorMap,
  InferSchemaInput,
  InferSchemaOutput,
} from '@orpc/contract'
import { implement } from '@orpc/server'
import type {
  ProcedureMeta,
  CodePurpose,
  ProofPurpose,
  StepsMeta,
} from '#foundation/contract/shared/procedure.ts'
import { platformRefusals } from '../../shared/words.ts'
import { together, type Database, type Transaction } from '../database/database.ts'
import type { Files } from '../files/files.ts'
import type { Secrets } from '../settings/secrets.ts'
import type { Settings } from '../settings/settings.ts'
import {
  mustChangePassword,
  type ActionContext,
  type Caller,
  type Cookies,
  type RequestFacts,
} from './context.ts'
import { countBeforeCommit, countNow } from './count-writes.ts'
import { refuse } from './refuse.ts'
import { lockRequest } from './repeated-requests.ts'

/** Comes from the HTTP server with each call of a procedure. */
export interface CallContext {
  caller: Caller
  request: RequestFacts
  cookies: Cookies
  database: Pick<Database, 'transaction' | 'read'>
  settings: Settings
  files: Files
  secrets: Secrets
  /** Called with what a read answered, once its connection is free. `main` decides. */
  noteAnswer?: NoteAnswer | undefined
  /** Called before every change; refuses callers who may change nothing now. `main` decides. */
  checkChange?: CheckChange | undefined
}

export type NoteAnswer = (context: CallContext, answer: unknown) => Promise<void>
export type CheckChange = (tx: Transaction, caller: Caller) => Promise<void>

type Procedures = Record<string, ContractProcedure<AnySchema, AnySchema, ErrorMap, ProcedureMeta>>

/**
 * The context of an action that opens its transactions itself (`steps` in
 * foundation/contract/shared/procedure.ts).
 */
export type StepsContext = Omit<ActionContext, 'tx'> & Pick<CallContext, 'database'>

/** Runs one transaction of an action that opens its transactions itself. */
export function inTransaction<T>(
  { database, ...rest }: StepsContext,
  work: (ctx: ActionContext) => Promise<T>,
): Promise<T> {
  return database.transaction((tx) => {
    tx.commitUnchanged()
    return work({ ...rest, tx })
  })
}

export type Action<Procedure> =
  Procedure extends ContractProcedure<infer Input, infer Output, ErrorMap, infer Meta>
    ? (
        ctx: Meta extends StepsMeta ? StepsContext : ActionContext,
        input: InferSchemaOutput<Input>,
      ) => Promise<InferSchemaInput<Output>>
    : never

/** Takes one action for each procedure of the contract; the compiler demands every one. */
export function serve<Contract extends Procedures>(
  contract: Contract,
  actions: { [Name in keyof Contract]: Action<Contract[Name]> },
) {
  const served: Record<string, unknown> = {}
  for (const [name, procedure] of Object.entries(contract)) {
    const action = actions[name] as unknown as (
      ctx: ActionContext | StepsContext,
      input: unknown,
    ) => Promise<unknown>
    const { opens, duringMaintenance = false, limit = 'change' } = procedure['~orpc'].meta
    const changes = opens !== 'connection' && !duringMaintenance
    // In a router of one, the middlewares run before the input is parsed, so strangers learn
    // nothing from how an input is refused. The output is checked while the transaction can still
    // roll back.
    const guarded = implement({ [name]: procedure })
      .$context<CallContext>()
      .use(({ context, next }) => {
        checkCaller(procedure['~orpc'].meta, context.caller)
        return next()
      })
      .use(async ({ context, next, path }, input) => {
        const { caller, database } = context
        const check = async (tx: Transaction) =>
          changes ? await context.checkChange?.(tx, caller) : undefined
        if (opens === 'steps') {
          if (changes) await database.read(check)
          return await next({ context: {} })
        }
        if (opens === 'connection') {
          const result = await database.read(async (tx) => await next({ context: { tx } }))
          await context.noteAnswer?.(context, result.output)
          return result
        }
        return await database.transaction(
          async (tx) => {
            countBeforeCommit(tx, caller, limit, input)
            tx.commitUnchanged()
            return await next({ context: { tx } })
          },
          (tx) => together([lockRequest(tx, { path, input, ...context }), check(tx)]),
        )
      })
    served[name] = guarded[name]?.handler(async ({ context, input }) => {
      if (opens === 'steps') {
        await context.database.read((tx) => countNow(tx, context.caller, limit, input))
        return (await action(context, input)) as never
      }
      const { database: _, ...ctx } = context as CallContext & { tx: Transaction }
      return (await action(ctx, input)) as never
    })
  }
  return served as { [Name in keyof Contract]: unknown }
}

function checkCaller({ who, proof, duringPasswordChange }: ProcedureMeta, caller: Caller): void {
  if (who === 'anyone') return
  if (caller.role === 'visitor') refuse(platformRefusals, 'sign-in-first', { status: 401 })
  if (who !== 'signed-in' && caller.role !== who)
    refuse(platformRefusals, 'not-allowed', { status: 403 })
  if (mustChangePassword(caller) && !duringPasswordChange)
    refuse(platformRefusals, 'new-password-first', { status: 403 })
  if (proof) requireProof(caller, proof)
}

/**
 * Refuses with 'proof-needed' a caller whose password or code is older than a few minutes. The
 * browser says what the proof is for, asks for it and sends the request again.
 */
export function requireProof(caller: Caller, about: ProofPurpose): void {
  if ('proven' in caller && !caller.proven)
    refuse(platformRefusals, 'proof-needed', { status: 403, figures: { about } })
}

/** The same for what a password alone must not do: only a code of an app or a mail counts. */
export function requireCode(caller: Caller, about: CodePurpose): void {
  if ('proven' in caller && !caller.provenByCode)
    refuse(platformRefusals, 'proof-needed', { status: 403, figures: { about } })
}
