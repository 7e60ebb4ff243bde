import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Folder with a full PostgreSQL's programs, which npm does not package; default: Debian's PostgreSQL 15. */
const FOLDER = process.env.POSTGRESQL_PROGRAMS ?? '/usr/lib/postgresql/15/bin'

/** Program paths. */
export const PROGRAMS = {
  initdb: join(FOLDER, 'initdb'),
  pgCtl: join(FOLDER, 'pg_ctl'),
  postgres: join(FOLDER, 'postgres'),
  baseBackup: join(FOLDER, 'pg_basebackup'),
  dump: join(FOLDER, 'pg_dump'),
  restore: join(FOLDER, 'pg_restore'),
}

/** Returns true if every program is installed. */
export const hasPostgresql = (): boolean =>
  Object.values(PROGRAMS).every((path) => existsSync(path))
