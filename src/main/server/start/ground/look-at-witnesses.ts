/** Looks whether the books are sealed each day, and whether people outside have the seals. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import { readSealState, type WitnessState } from '#money/seals/server/witnesses/read-witnesses.ts'
import { witnessesMin } from '#money/seals/shared/rules-seal.ts'
import { note, wrong, type Finding } from './findings.ts'

interface Given {
  settings: Pick<Settings, 'mode' | 'witnesses'>
  isRunning: boolean
}

/** A Kaban that does not run seals and sends nothing, so only a note says what is late. */
export async function lookAtWitnesses(
  tx: Transaction,
  { settings, isRunning }: Given,
): Promise<Finding[]> {
  const { mode, witnesses } = settings
  const state = await readSealState(tx, settings)
  const late = isRunning ? wrong : note
  const found: Finding[] = []
  if (mode === 'live' && witnesses.length < witnessesMin)
    found.push(
      note(
        'witness-missing',
        `The seals of the books are sent to ${witnesses.length} places outside. Name at least ` +
          `${witnessesMin}, in different hands: KABAN_WITNESS_MAILS, KABAN_WITNESS_WEBHOOKS, ` +
          'KABAN_WITNESS_DIR.',
      ),
    )
  if (state.isOld)
    found.push(
      late(
        'seal-old',
        `The books were last sealed ${state.newest?.sealedAt.toISOString()}. The page System ` +
          'says why the job “seal the books” fails.',
      ),
    )
  for (const witness of state.witnesses)
    if (witness.isLate && mode === 'live') found.push(late('witness-late', describeLate(witness)))
  return found
}

function describeLate({ kind, label, confirmedAt, lastError }: WitnessState): string {
  const since = confirmedAt ? `since ${confirmedAt.toISOString()}` : 'ever'
  return (
    `The ${kind} ${label} has confirmed no seal of the books ${since}. ` +
    (lastError ?? 'It was not tried: is Kaban running?')
  )
}
