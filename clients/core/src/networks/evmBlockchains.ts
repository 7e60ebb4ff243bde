import { type Blockchain, layerOneOf } from './blockchains.ts'
import type { EvmBlockchain } from './network.ts'

/** Returns true if a blockchain runs EVM contracts. */
export function isEvmBlockchain(blockchain: Blockchain): blockchain is EvmBlockchain {
  return layerOneOf(blockchain) === 'ETHEREUM'
}
