import { setOwner as setOwnerOf } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall } from './dropCall.ts'

/**
 * Sets the owner shown by marketplaces. Roles do not change.
 *
 * @throws INVALID_ADDRESS
 */
export function setOwner(drop: AdministeredDrop, owner: string): EvmTransaction {
  return dropCall(drop, setOwnerOf, [accountOf(owner)])
}
