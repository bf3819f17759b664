export interface DebianParts {
  /** The folder of a release with its node_modules. It is moved away. */
  tree: string
  /** An empty folder on the same disk. */
  staging: string
  version: string
  /** In seconds; no file is younger. */
  epoch: number
  target: string
}
export function packDebian(parts: DebianParts): void
export function debianFileName(version: string): string
