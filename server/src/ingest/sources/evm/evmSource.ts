import { fieldOf } from '@mintline/core'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { ExchangeAddresses } from '../../decode/evm/decodeExchanges.ts'
import { OTHER_TOPICS, TRANSFER_TOPIC } from '../../decode/evm/events.ts'
import { EXCHANGE_TOPICS } from '../../decode/evm/exchangeFills.ts'
import type { LogFilter } from './fetchLogs.ts'

/** An EVM chain to follow. */
export interface EvmSource {
  readonly blockchain: EvmBlockchain
  /** Node URLs with http: or https:, best first. */
  readonly urls: readonly [string, ...string[]]
  /** JSON-RPC requests per HTTP request; 1 for nodes that take no batches. */
  readonly batchSize: number
  /** Milliseconds between two rounds. */
  readonly interval: number
  /** First block to read; undefined = see `firstBlockOf`. */
  readonly firstBlock: number | undefined
  /** Number of blocks that must follow a block before it is read. */
  readonly confirmations: number
  /** Item contracts to follow; undefined = all. */
  readonly contracts: readonly string[] | undefined
  /** Exchanges whose events count, in core's normal form. */
  readonly exchanges: ExchangeAddresses
}

/** Creates filters for all logs that a source reads. */
export function filtersOf({
  contracts,
  exchanges: { platform, seaports },
}: Pick<EvmSource, 'contracts' | 'exchanges'>): LogFilter[] {
  const exchanges = platform === undefined ? seaports : [platform, ...seaports]
  return [
    ...(exchanges.length > 0 ? [{ address: exchanges, topics: [EXCHANGE_TOPICS] }] : []),
    // Nodes leave out logs with fewer topics: ERC-20 transfers.
    { address: contracts, topics: [TRANSFER_TOPIC, null, null, null] },
    { address: contracts, topics: [OTHER_TOPICS] },
  ]
}

/** Progress of reading an EVM chain, as stored in the cursor. */
export interface EvmPosition {
  readonly chainId: number
  /**
   * Block 0's hash, which identifies the chain together with its id. Local networks get another one with each start.
   */
  readonly genesisHash: string
  /** Last block read; one before the first block to read if none was read. */
  readonly block: number
  /** First block to read, if the settings do not name it. */
  readonly first?: number
}

/** Returns true for a position that this version wrote. */
export function isEvmPosition(value: unknown): value is EvmPosition {
  return (
    typeof fieldOf(value, 'chainId') === 'number' && typeof fieldOf(value, 'block') === 'number'
  )
}
