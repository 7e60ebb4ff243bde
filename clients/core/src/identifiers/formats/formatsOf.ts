import { CoreError } from '../../errors/coreError.ts'
import {
  type Blockchain,
  isBlockchain,
  type LayerOne,
  layerOneOf,
} from '../../networks/blockchains.ts'
import { defineIdentifier } from '../identifier.ts'
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

/** Guard, assertion and coercion for an identifier whose blockchain is a parameter. */
export interface IdentifierOnBlockchain<Id extends string> {
  readonly is: (blockchain: Blockchain, value: string) => value is Id
  readonly assertIs: (blockchain: Blockchain, value: string) => asserts value is Id
  readonly coerce: (blockchain: Blockchain, value: string) => Id
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

/** Creates guard, assertion and coercion for an identifier whose format depends on the blockchain. */
export function defineIdentifierOnBlockchain<Id extends string>(
  kind: 'address' | 'contractAddress' | 'transactionHash',
  errorOn: (blockchain: Blockchain) => (value: string) => Error,
): IdentifierOnBlockchain<Id> {
  const on = (blockchain: Blockchain) =>
    defineIdentifier<Id>(formatsOf(blockchain)[kind], errorOn(blockchain))
  return {
    is: (blockchain, value): value is Id => on(blockchain).is(value),
    assertIs: (blockchain, value): asserts value is Id => {
      on(blockchain).coerce(value)
    },
    coerce: (blockchain, value) => on(blockchain).coerce(value),
  }
}
