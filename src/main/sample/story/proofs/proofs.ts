export interface Proofs {
  left: number
}
