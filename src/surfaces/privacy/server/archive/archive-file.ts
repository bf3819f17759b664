/** One JSON file of the archive, and the query whose rows it holds. */
export interface ArchiveFile {
  name: string
  /** The tables whose rows about this user it holds. */
  tables: readonly string[]
  /**
   * `$1` is the user. The archive shows each column whose name ends in `Centavos` twice, in
   * centavos and in pesos. No query reads a secret: no hash, token, code or sealed value.
   */
  sql: string
  /** The file's description in README.txt. */
  about: { en: string; fil: string }
}

/** A timestamp inside nested JSON, in the format that the other timestamps have. */
export const instantSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
