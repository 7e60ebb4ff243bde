import type { Kysely } from 'kysely'
import type { DB } from '../../../src/database/tables.ts'
import { ContractBook } from '../../../src/ingest/sources/evm/contractBook.ts'
import { evmNode } from '../../../src/ingest/sources/evm/evmNode.ts'
import { RangeSize } from '../../../src/ingest/sources/evm/fetchRange.ts'
import { type RoundInput, readRound } from '../../../src/ingest/sources/evm/readRound.ts'

/** An ingest from the local EVM chain, round by round. */
export interface Reading {
  /** Reads up to the present. */
  round(): Promise<void>
}

/** Starts to read a chain from block 0 into a database. */
export function reading(
  database: Kysely<DB>,
  url: string,
  settings: Partial<RoundInput['source']> & Partial<Pick<RoundInput, 'size' | 'onLateStart'>> = {},
): Reading {
  const { size = new RangeSize(), onLateStart, ...rest } = settings
  const { signal } = new AbortController()
  const input: RoundInput = {
    node: evmNode({ urls: [url], batchSize: 50, signal }),
    database,
    source: {
      blockchain: 'ETHEREUM',
      firstBlock: 0,
      confirmations: 0,
      contracts: undefined,
      exchanges: { platform: undefined, seaports: [] },
      ...rest,
    },
    contracts: new ContractBook(rest.blockchain ?? 'ETHEREUM'),
    size,
    onLateStart,
  }
  return { round: () => readRound(input) }
}
