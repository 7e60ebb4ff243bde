import { isCollectionId, isEvmAddress, parseCollectionId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address } from 'viem'
import { fieldInvalid, quoted } from './fieldInvalid.ts'

const GROUP = 'ETHEREUM:'

/**
 * Parses an EVM account, `ETHEREUM:0x…`, and normalizes it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseAccount(field: string, text: string): Address {
  const address = text.slice(GROUP.length)
  if (!text.startsWith(GROUP) || !isEvmAddress(address)) {
    throw fieldInvalid(field, `must be an account such as ETHEREUM:0x…, not ${quoted(text)}`)
  }
  return address.toLowerCase() as Address
}

/**
 * Parses a contract on the order's blockchain, `BASE:0x…`, and normalizes it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseContract(field: string, text: string, blockchain: EvmBlockchain): Address {
  const parts = isCollectionId(text) ? parseCollectionId(text) : undefined
  if (parts?.blockchain !== blockchain) {
    throw fieldInvalid(field, `must be a contract such as ${blockchain}:0x…, not ${quoted(text)}`)
  }
  return parts.contract as Address
}
