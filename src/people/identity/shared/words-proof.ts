/** Why a proof is asked for. By itself: loaded with the first question, which most pages never have. */
import type { ProofFor } from '#foundation/contract/shared/procedure.ts'

const ask = 'so we ask once more who you are. It then holds for 5 minutes.'

export const proofReasons: Record<ProofFor | 'other', string> = {
  money: `This decides what happens to money, ${ask}`,
  login: `This changes who gets in and how, ${ask}`,
  data: `This gives out personal data, ${ask}`,
  public: `This changes what the public reads, ${ask}`,
  settings: `This changes what holds for everybody here, ${ask}`,
  /** Of a server that is newer than this page. */
  other: `This is not for everybody, ${ask}`,
}
