import { join } from 'node:path'

/** Files and folders in an embedded database. */
export interface EmbeddedFiles {
  readonly folder: string
  /** PostgreSQL's own data. */
  readonly data: string
  /** Password for its only user; readable by the current system user alone. */
  readonly password: string
  readonly log: string
  /** Previous log, from before the last rotation. */
  readonly lastLog: string
}

/** Returns the paths in an embedded database's folder. */
export function embeddedFiles(folder: string): EmbeddedFiles {
  return {
    folder,
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    log: join(folder, 'log'),
    lastLog: join(folder, 'log.old'),
  }
}
