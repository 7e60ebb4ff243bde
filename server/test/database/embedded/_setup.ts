import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { builtProgram } from '../../../../scripts/lib/builtProgram.mjs'
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder.ts'
import type { DatabaseAddress } from '../../../src/database/databaseAddress.ts'

/** Returns a folder for an embedded database, which does not exist yet. */
export const newFolder = (): string => join(temporaryFolder(), 'database')

/** Runs one query on a new connection and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  address: DatabaseAddress,
  sql: string,
): Promise<Row[]> {
  const client = new pg.Client(address)
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** Returns the process id of the PostgreSQL in a folder. */
export function postmasterPid(folder: string): number {
  return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** Another process that holds a folder's database open. */
export interface Holder {
  readonly process: ChildProcess
  readonly address: DatabaseAddress
  /** Resolves when the process has ended. */
  readonly ended: Promise<unknown>
}

/** Starts a process that opens a folder's database and keeps it until it is told `close`. */
export async function startHolder(folder: string): Promise<ChildProcess> {
  const script = await builtProgram(fileURLToPath(new URL('_holder.ts', import.meta.url)))
  return spawn(process.execPath, [fileURLToPath(script), folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** Waits until a holder has the database open. */
export async function holding(starting: Promise<ChildProcess>): Promise<Holder> {
  const child = await starting
  const ended = once(child, 'exit')
  if (!child.stdout) throw new Error('The holder has no output')
  const [line] = await once(child.stdout, 'data')
  return { process: child, address: JSON.parse(String(line)), ended }
}
