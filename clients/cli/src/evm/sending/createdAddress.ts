import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { deployedDrop } from '@mintline/evm'
import type { TransactionReceipt } from 'viem'
import type { CreatedContracts } from '../../state/createdContracts.ts'

/** Returns the address of the contract that a confirmed transaction has created. */
export function createdAddress(
  kind: keyof CreatedContracts,
  receipt: TransactionReceipt,
): EvmAddress {
  return kind === 'drop' ? deployedDrop(receipt) : evmAddress(`${receipt.contractAddress}`)
}
