import { CoreError } from '../../errors/coreError.ts'
import {
  type Blockchain,
  isBlockchain,
  type LayerOne,
  layerOneOf,
} from '../../networks/blockchains.ts'
import { APTOS_FORMATS } from './aptos.ts'
import type { ChainFormats } from './chainFormats.ts'
import { EVM_FORMATS } from './evm.ts'
import { FLOW_FORMATS } from './flow.ts'
import { SOLANA_FORMATS } from './solana.ts'

const FORMATS: Record<LayerOne, ChainFormats> = {
  ETHEREUM: EVM_FORMATS,
  FLOW: FLOW_FORMATS,
  SOLANA: SOLANA_FORMATS,
  APTOS: APTOS_FORMATS,
}

/**
 * Returns a blockchain's identifier formats.
 *
 * @throws `UNHANDLED_BLOCKCHAIN` for an unsupported blockchain, from a caller without types
 */
export function formatsOf(blockchain: Blockchain): ChainFormats {
  if (!isBlockchain(blockchain)) {
    throw new CoreError('UNHANDLED_BLOCKCHAIN', { blockchain: String(blockchain) })
  }
  return FORMATS[layerOneOf(blockchain)]
}
