import { join } from 'node:path'

/** Files and folders of the embedded database. */
export interface EmbeddedFiles {
  readonly folder: string
  /** PostgreSQL's own data. */
  readonly data: string
  /** The password of its one user, for this user of the system only. */
  readonly password: string
  readonly log: string
  /** The log before this one, once that was too long. */
  readonly lastLog: string
}

/** Paths within the folder of an embedded database. */
export function embeddedFiles(folder: string): EmbeddedFiles {
  return {
    folder,
    data: join(folder, 'data'),
    password: join(folder, 'password'),
    log: join(folder, 'log'),
    lastLog: join(folder, 'log.old'),
  }
}
