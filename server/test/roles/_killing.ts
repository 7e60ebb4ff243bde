import { join } from 'node:path'
import pg from 'pg'
import type { RoleName } from '../../src/config/roleNames.ts'
import type { DatabaseAddress } from '../../src/database/databaseAddress.ts'
import { EMBEDDED_USER, embeddedPassword } from '../../src/database/embedded/createCluster.ts'
import { embeddedFiles } from '../../src/database/embedded/files.ts'
import { postmasterEntry } from '../../src/database/embedded/postmasterFile.ts'
import { eventually } from '../ingest/_follow.ts'
import { RoleProcess } from './_process.ts'

/** One process per role, with the embedded database in one folder. */
export class RoleProcesses {
  readonly #folder: string
  readonly #processes = new Map<RoleName, RoleProcess>()
  /** Connection for queries, kept until it breaks: most tests ask again and again. */
  #client: Promise<pg.Client> | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Starts a role's process. */
  start(role: RoleName): void {
    this.#processes.set(role, new RoleProcess(role, this.#folder))
  }

  /** Returns a role's process. */
  of(role: RoleName): RoleProcess {
    const found = this.#processes.get(role)
    if (!found) throw new Error(`The role ${role} was not started`)
    return found
  }

  /** Waits until all processes and the database work; fails if one has ended by itself. */
  async work(): Promise<void> {
    for (const one of this.#processes.values()) await one.works()
    await this.query('select 1')
  }

  /** Returns a query's rows, as soon as the database answers. */
  query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    return eventually(async () => {
      const failed = [...this.#processes.values()].find(({ hasFailed }) => hasFailed)
      if (failed) throw new Error(`${failed.role} has ended: ${failed.said.join(' ')}`)
      return this.#ask<Row>(sql)
    })
  }

  /** Kills a role's process, or the database. */
  async kill(victim: RoleName | 'database'): Promise<void> {
    if (victim !== 'database') return this.of(victim).kill()
    const postmaster = this.#postmaster()
    if (!postmaster) throw new Error('There is no database to kill')
    // Its backend could answer once more.
    await this.#hangUp()
    process.kill(postmaster.pid, 'SIGKILL')
  }

  /** Shuts all processes down gracefully; the database ends with the last one. */
  async stop(): Promise<void> {
    await this.#hangUp()
    for (const one of this.#processes.values()) await one.stop()
  }

  /** The embedded database's folder. */
  get database(): string {
    return join(this.#folder, '.mintline', 'database')
  }

  /** Returns a query's rows; undefined = the database does not answer now. */
  async #ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[] | undefined> {
    const address = this.#address()
    if (!address) return undefined
    const connecting = this.#client ?? connected(address)
    this.#client = connecting
    try {
      return (await (await connecting).query<Row>(sql)).rows
    } catch {
      if (this.#client === connecting) await this.#hangUp()
      return undefined
    }
  }

  async #hangUp(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    this.#client = undefined
    await client?.end().catch(() => undefined)
  }

  #postmaster() {
    return postmasterEntry(embeddedFiles(this.database))
  }

  #address(): DatabaseAddress | undefined {
    const port = this.#postmaster()?.port
    const password = embeddedPassword(embeddedFiles(this.database))
    const login = { user: EMBEDDED_USER, password, database: 'mintline' }
    return port === undefined ? undefined : { host: '127.0.0.1', port, ...login }
  }
}

async function connected(address: DatabaseAddress): Promise<pg.Client> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  return client
}
