import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { systemClock } from '@mintline/core'
import type pg from 'pg'
import type { DatabaseAddress } from '../src/database/databaseAddress.ts'
import { embeddedPassword, unprivileged } from '../src/database/embedded/createCluster.ts'
import { type EmbeddedFiles, embeddedFiles } from '../src/database/embedded/files.ts'
import { postmasterEntry, stopPostmaster } from '../src/database/embedded/postmasterFile.ts'
import { reachPostmaster } from '../src/database/embedded/reachPostmaster.ts'

import { urlOf } from '../test/_postgres.ts'
import { query } from '../test/database/embedded/_setup.ts'
import { PROGRAMS } from './_postgresql.ts'

const USER = 'operator'
/** Debian's programs, started and stopped like the embedded ones. */
const PACKAGE = { ...PROGRAMS, root: '' }

/** An operator's PostgreSQL, on a local port. */
export class Cluster {
  readonly #files: EmbeddedFiles
  readonly #password: string
  #isKilled = false

  private constructor(
    files: EmbeddedFiles,
    password: string,
    readonly port: number,
  ) {
    this.#files = files
    this.#password = password
  }

  /** Creates a data directory, and starts it. */
  static async create(folder: string): Promise<Cluster> {
    const files = embeddedFiles(folder)
    const password = embeddedPassword(files)
    const settings = ['--encoding=UTF8', '--locale=C.UTF-8', '--auth=scram-sha-256', '--no-sync']
    const login = [`--username=${USER}`, `--pwfile=${files.password}`]
    await run(PROGRAMS.initdb, [`--pgdata=${files.data}`, ...login, ...settings])
    return new Cluster(files, password, await started(files, password))
  }

  /** Starts a streaming standby in another folder, from a base backup. */
  async standby(name: string, folder: string): Promise<Cluster> {
    const files = embeddedFiles(folder)
    const primary = `${this.url('postgres')}?application_name=${name}`
    const copied = [
      '--write-recovery-conf',
      '--wal-method=stream',
      '--checkpoint=fast',
      '--no-sync',
    ]
    await run(PROGRAMS.baseBackup, [`--pgdata=${files.data}`, `--dbname=${primary}`, ...copied])
    return new Cluster(files, this.#password, await started(files, this.#password))
  }

  /** Returns a database's URL. */
  url(database: string): string {
    return urlOf(addressOf(this.port, this.#password, database))
  }

  /** Runs a query on a new connection, and returns the rows. */
  query<Row extends pg.QueryResultRow>(sql: string, database = 'postgres'): Promise<Row[]> {
    return query<Row>(addressOf(this.port, this.#password, database), sql)
  }

  /** Promotes a standby to primary. */
  async promote(): Promise<void> {
    await run(PROGRAMS.pgCtl, ['promote', '-D', this.#files.data])
  }

  /** Stops it without warning, as a power cut would. */
  kill(): void {
    const postmaster = postmasterEntry(this.#files)
    if (!postmaster) throw new Error('There is no PostgreSQL to kill')
    this.#isKilled = true
    process.kill(postmaster.pid, 'SIGKILL')
  }

  /** Shuts it down cleanly, unless it was killed. */
  async stop(): Promise<void> {
    if (!this.#isKilled) await stopPostmaster(this.#files, PACKAGE, systemClock)
  }
}

/** Starts PostgreSQL, and returns the port once it accepts queries. */
function started(files: EmbeddedFiles, password: string): Promise<number> {
  const join = async (port: number) => {
    await query(addressOf(port, password, 'postgres'), 'select 1')
    return port
  }
  return reachPostmaster({ files, package: PACKAGE, port: undefined, join })
}

function addressOf(port: number, password: string, database: string): DatabaseAddress {
  return { host: '127.0.0.1', port, user: USER, password, database }
}

async function run(program: string, args: readonly string[]): Promise<void> {
  const [command, ...rest] = unprivileged([program, ...args])
  await promisify(execFile)(command, rest)
}
