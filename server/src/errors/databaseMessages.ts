import { answered } from './answers.ts'

/** Messages about the database and its content. Each message about a failed start names a way out. */
export const DATABASE_MESSAGES = {
  NOT_A_KEY: ({ kind, key }: { kind: string; key: string }) =>
    `The bytes 0x${key} in the database are not the key of ${kind}: another program wrote them, or the data is damaged`,
  NOT_AN_ACTIVITY: ({ type }: { type: string }) =>
    `The database has an activity of the type ${type}, which this server does not know: another program wrote it, or a newer server`,
  NOT_A_PAGE_TOKEN: answered(
    'validation',
    ({ token }: { token: string }) =>
      `${JSON.stringify(token.slice(0, 200))} is not a token that this list gave: leave it out for the first page`,
  ),
  NO_EMBEDDED_DATABASE: ({ platform, packageName }: { platform: string; packageName: string }) =>
    `The embedded database is not installed for ${platform}: install ${packageName} by npm install with optional dependencies, or give a PostgreSQL of your own in DATABASE_URL`,
  EMBEDDED_DATABASE_AS_ROOT: ({ reason }: { reason: string }) =>
    `PostgreSQL does not run as root, and this system does not let unshare make it another user (${reason}): start the server as another user, or give a PostgreSQL of your own in DATABASE_URL`,
  EMBEDDED_DATABASE_FOLDER: ({ folder, reason }: { folder: string; reason: string }) =>
    `The folder ${folder} of the embedded database cannot be used (${reason}): make it writable, or choose another one in the settings`,
  EMBEDDED_DATABASE_VERSION: ({ folder, found, needed }: DataVersion) =>
    `The folder ${folder} holds data of PostgreSQL ${found}, and this server brings PostgreSQL ${needed}: use the server that wrote it, or start afresh with --reset`,
  EMBEDDED_DATABASE_NOT_CREATED: ({ folder, reason }: { folder: string; reason: string }) =>
    `The embedded database could not be created in ${folder}: ${reason}`,
  EMBEDDED_DATABASE_NOT_STARTED: ({ log, reason }: { log: string; reason: string }) =>
    `The embedded database did not start (${reason}): its log is ${log}`,
  EMBEDDED_DATABASE_HELD: ({ file, pid }: { file: string; pid: number }) =>
    `The embedded database does not start, since ${file} names process ${pid}, which runs and may be another PostgreSQL on the same data: end that process, or delete the file if it is another program`,
  EMBEDDED_DATABASE_IN_USE: ({ folder }: { folder: string }) =>
    `The embedded database in ${folder} is in use by another server: stop that one first`,
  DATABASE_NOT_REACHED: ({ host, reason }: { host: string; reason: string }) =>
    `The database at ${host} does not let the server in (${reason}): check DATABASE_URL and DATABASE_READ_URL`,
  DATABASE_URL_INVALID: ({ name }: { name: string }) =>
    `${name} is not the URL of a PostgreSQL: it begins with postgres:// and names a host and a database`,
  DATABASE_TOO_OLD: ({ host, found, needed }: { host: string; found: string; needed: string }) =>
    `The database at ${host} is PostgreSQL ${found}: the server needs ${needed} or newer`,
  SCHEMA_NEWER: ({ migration }: { migration: string }) =>
    `The database was changed by a newer server (${migration}): start that version or a later one`,
  SCHEMA_CHANGED: ({ migration }: { migration: string }) =>
    `The database has another form of ${migration} than this server: start the version that made it, or empty the database (--reset does that to the embedded one)`,
  STANDBY_BEHIND: ({ host, migration }: { host: string; migration: string }) =>
    `The database at ${host} has not had ${migration} within a minute of the primary: check that DATABASE_READ_URL names a standby of DATABASE_URL, and that it follows`,
  MIGRATION_FAILED: ({ migration, reason }: { migration: string; reason: string }) =>
    `The database could not be changed by ${migration} and is as it was before: ${reason}`,
}

interface DataVersion {
  readonly folder: string
  /** PostgreSQL's major versions. */
  readonly found: string
  readonly needed: string
}
