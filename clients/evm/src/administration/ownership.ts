import { setOwner as setOwnerOf } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall } from './dropCall.ts'

/**
 * Sets the owner that marketplaces show. Roles stay: the new owner gets none by it.
 *
 * @throws INVALID_ADDRESS
 */
export function setOwner(drop: AdministeredDrop, owner: string): EvmTransaction {
  return dropCall(drop, setOwnerOf, [accountOf(owner)])
}
