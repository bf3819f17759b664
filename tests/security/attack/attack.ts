/** The parts that every attack of `npm run attack` shares. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startKaban, stopKaban, type KabanProcess } from '#tests/fixtures/servers/kaban-process.ts'

export interface Attack {
  title: string
  /** Runs against servers of its own, on loopback. `long` asks for the full counts. */
  run(options: { long: boolean }): Promise<Finding[]>
}

export interface Finding {
  measure: string
  /** With its unit: '148 MB', '0 of 2,400'. */
  value: string
  goal: string
  holds: boolean
}

/** Runs `work` on a fresh Kaban with sample data, and removes it afterwards. */
export async function withKaban<T>(
  environment: Record<string, string>,
  work: (kaban: KabanProcess) => Promise<T>,
): Promise<T> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'kaban-attack-'))
  try {
    const kaban = await startKaban(dataDirectory, environment)
    try {
      return await work(kaban)
    } finally {
      await stopKaban(kaban)
    }
  } finally {
    await rm(dataDirectory, { recursive: true, force: true })
  }
}
