import { type Blockchain, type EvmBlockchain, isEvmBlockchain } from '@mintline/core/networks'
import { fieldInvalid } from './parseParts.ts'

/**
 * Parses an EVM blockchain's name.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseEvmBlockchain(field: string, name: string): EvmBlockchain {
  const blockchain = name as Blockchain
  if (isEvmBlockchain(blockchain)) return blockchain
  throw fieldInvalid(field, `must be an EVM chain, and ${blockchain} is none`)
}
