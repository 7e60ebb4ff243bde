import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folder of the programs of a PostgreSQL with everything, which no package of npm has: Debian's 15 by default. */
const FOLDER = process.env.POSTGRESQL_PROGRAMS ?? '/usr/lib/postgresql/15/bin'

/** Paths of its programs. */
export const PROGRAMS = {
  initdb: join(FOLDER, 'initdb'),
  pgCtl: join(FOLDER, 'pg_ctl'),
  postgres: join(FOLDER, 'postgres'),
  baseBackup: join(FOLDER, 'pg_basebackup'),
  dump: join(FOLDER, 'pg_dump'),
  restore: join(FOLDER, 'pg_restore'),
}

/** True where it is installed. */
export const hasPostgresql = (): boolean =>
  Object.values(PROGRAMS).every((path) => existsSync(path))
