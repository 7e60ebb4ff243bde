import type { Kysely } from 'kysely'
import type { DB } from '../../../src/database/tables.ts'
import { aptosNode } from '../../../src/ingest/sources/aptos/aptosNode.ts'
import { readRound } from '../../../src/ingest/sources/aptos/readRound.ts'

/** An ingest from a local Aptos network, round by round. */
export interface Reading {
  /** Reads up to the present. */
  round(): Promise<void>
}

/** Starts to read a machine's drops into a database. */
export function reading(
  database: Kysely<DB>,
  { url, machine, firstVersion = 1 }: { url: string; machine: string; firstVersion?: number },
): Reading {
  const { signal } = new AbortController()
  const node = aptosNode({ urls: [url], signal })
  const machines = new Set([machine])
  return { round: () => readRound({ node, database, firstVersion, machines }) }
}
