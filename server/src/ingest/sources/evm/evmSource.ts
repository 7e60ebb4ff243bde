import type { EvmBlockchain } from '@mintline/core/networks'
import type { ExchangeAddresses } from '../../decode/evm/decodeExchanges.ts'

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
