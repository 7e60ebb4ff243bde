import { setMaxTotalSupply, setSaleRecipientForToken } from '../generated/dropErc1155/abi.ts'
import { setPrimarySaleRecipient } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall, tokenIdOf } from './dropCall.ts'

/**
 * Sets who is paid for claims.
 *
 * @throws INVALID_ADDRESS
 */
export function setSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  return dropCall(drop, setPrimarySaleRecipient, [accountOf(recipient)])
}

/**
 * Sets who is paid for claims of one token id; the zero address = as for the others.
 *
 * @throws INVALID_ADDRESS, TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setTokenSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  return dropCall(drop, setSaleRecipientForToken, [tokenIdOf(drop), accountOf(recipient)])
}

/**
 * Sets how many items of one token id there can be; 0 = unlimited.
 *
 * @throws TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setMaxSupply(drop: AdministeredDrop, maxSupply: bigint): EvmTransaction {
  return dropCall(drop, setMaxTotalSupply, [tokenIdOf(drop), maxSupply])
}
