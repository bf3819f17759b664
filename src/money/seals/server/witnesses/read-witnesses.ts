/** Who has which seal, for the page System, `npm run check` and /metrics. */
import type { Transaction } from '#foundation/platform/server/database/database.ts'
import type { Witness } from '#foundation/platform/server/settings/environment-witnesses.ts'
import type { Settings } from '#foundation/platform/server/settings/settings.ts'
import type { SealCopies } from '../../shared/contract.ts'
import { sealMaxHours } from '../../shared/rules-seal.ts'
import { newestSeal } from '../seals-store.ts'
import { placeOf, readPlaces } from './witness-store.ts'

export interface WitnessState {
  kind: Witness['kind']
  /** Without what a webhook may hold as a secret. */
  label: string
  confirmedSeal: bigint | null
  confirmedAt: Date | null
  lastError: string | null
  /** Since then nothing was confirmed: the last confirmation, or the first start with the place. */
  silentSince: Date | null
  isLate: boolean
}

export interface SealState {
  newest: { number: bigint; sealedAt: Date } | null
  isOld: boolean
  witnesses: WitnessState[]
}

export async function readSealState(
  tx: Transaction,
  { witnesses }: Pick<Settings, 'witnesses'>,
  now = new Date(),
): Promise<SealState> {
  const [seal, rows] = [await newestSeal(tx), await readPlaces(tx, witnesses.map(placeOf))]
  const isOver = (since: Date | null) =>
    since !== null && now.getTime() - since.getTime() > sealMaxHours * 3_600_000
  return {
    newest: seal ? { number: seal.number, sealedAt: seal.sealedAt } : null,
    isOld: isOver(seal?.sealedAt ?? null),
    witnesses: witnesses.map((witness) => {
      const row = rows.find(({ place }) => place === placeOf(witness))
      const silentSince = row?.confirmedAt ?? row?.knownSince ?? null
      return {
        kind: witness.kind,
        label: labelOf(witness),
        confirmedSeal: row?.confirmedSeal ?? null,
        confirmedAt: row?.confirmedAt ?? null,
        lastError: row?.lastError ?? null,
        silentSince,
        isLate: isOver(silentSince),
      }
    }),
  }
}

/** For everybody: names no place. */
export async function readCopies(
  tx: Transaction,
  settings: Pick<Settings, 'witnesses'>,
): Promise<SealCopies> {
  const { witnesses } = await readSealState(tx, settings)
  const confirmed = witnesses.flatMap(({ confirmedAt }) => confirmedAt ?? [])
  const newest = Math.max(...confirmed.map((at) => at.getTime()))
  return {
    places: confirmed.length,
    confirmedAt: confirmed.length > 0 ? new Date(newest) : null,
  }
}

const labelOf = ({ kind, target }: Witness) => (kind === 'webhook' ? new URL(target).host : target)
