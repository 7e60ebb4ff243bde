import { isEvmBlockchain } from '@mintline/core/networks'
import type { Kysely } from 'kysely'
import { evmChainOf } from '../config/evmChainOf.ts'
import type { Settings } from '../config/settings.ts'
import type { DB } from '../database/tables.ts'
import type { FindLineSource, LineBlockchain } from '../ingest/sources/lines/applyLines.ts'
import type { LineSource } from '../ingest/sources/lines/lineSource.ts'

/** JSON-RPC requests per HTTP request. */
const BATCH_SIZE = 50

/** Settings that affect lines. */
export type LineSettings = Pick<Settings, 'nodes' | 'chains' | 'exchanges' | 'aptos'>

/**
 * Creates a look-up for line sources by blockchain. Each is loaded with its chain's first line.
 *
 * @param signal Aborts requests to nodes.
 */
export function lineSources(
  settings: LineSettings,
  database: Kysely<DB>,
  signal: AbortSignal,
): FindLineSource {
  const opened = new Map<LineBlockchain, Promise<LineSource | undefined>>()
  return (blockchain) => {
    const source = opened.get(blockchain) ?? open(blockchain, settings, database, signal)
    opened.set(blockchain, source)
    return source
  }
}

async function open(
  blockchain: LineBlockchain,
  settings: LineSettings,
  database: Kysely<DB>,
  signal: AbortSignal,
): Promise<LineSource | undefined> {
  const urls = settings.nodes[blockchain]
  if (urls === undefined) return undefined
  if (isEvmBlockchain(blockchain)) {
    const { evmLines } = await import('../ingest/sources/lines/evmLines.ts')
    const { evmNode } = await import('../ingest/sources/evm/evmNode.ts')
    const node = evmNode({ urls, batchSize: BATCH_SIZE, signal })
    return evmLines({ node, database, source: evmChainOf(settings, blockchain) })
  }
  if (blockchain === 'APTOS') {
    const { aptosLines } = await import('../ingest/sources/lines/aptosLines.ts')
    const { aptosNode } = await import('../ingest/sources/aptos/aptosNode.ts')
    const node = aptosNode({ urls, signal })
    return aptosLines({ node, database, machines: new Set(settings.aptos.machines) })
  }
  const { solanaLines } = await import('../ingest/sources/lines/solanaLines.ts')
  const { solanaNode } = await import('../ingest/sources/solana/solanaNode.ts')
  return solanaLines({
    node: solanaNode({ urls, batchSize: BATCH_SIZE, signal }),
    database,
    blockchain,
  })
}
