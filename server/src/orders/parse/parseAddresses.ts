import { isCollectionId, isEvmAddress, parseCollectionId } from '@mintline/core/identifiers'
import type { EvmBlockchain } from '@mintline/core/networks'
import type { Address } from 'viem'
import { fieldInvalid, quoted } from './fieldInvalid.ts'

const GROUP = 'ETHEREUM:'

/**
 * An account of EVM chains, `ETHEREUM:0x…`, in its normal form.
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
 * A contract on the blockchain of the order, `BASE:0x…`, in its normal form.
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
