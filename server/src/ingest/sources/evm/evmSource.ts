import type { EvmBlockchain } from '@mintline/core/networks'
import type { ExchangeAddresses } from '../../decode/evm/decodeExchanges.ts'

/** An EVM chain to follow. */
export interface EvmSource {
  readonly blockchain: EvmBlockchain
  /** http: or https: URLs of nodes, best first. */
  readonly urls: readonly [string, ...string[]]
  /** JSON-RPC requests in one HTTP request; 1 for nodes that take no batches. */
  readonly batchSize: number
  /** Milliseconds between two rounds. */
  readonly interval: number
  /** Number of the first block to read; undefined = as `firstBlockOf` says. */
  readonly firstBlock: number | undefined
  /** Blocks that have to follow a block before it is read. */
  readonly confirmations: number
  /** Contracts of items to follow; undefined = all. */
  readonly contracts: readonly string[] | undefined
  /** Exchanges whose events count, in core's normal form. */
  readonly exchanges: ExchangeAddresses
}
