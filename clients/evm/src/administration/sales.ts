import { setMaxTotalSupply, setSaleRecipientForToken } from '../generated/dropErc1155/abi.ts'
import { setPrimarySaleRecipient } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, accountOf, dropCall, tokenIdOf } from './dropCall.ts'

/**
 * Sets the recipient of payments for claims.
 *
 * @throws INVALID_ADDRESS
 */
export function setSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  return dropCall(drop, setPrimarySaleRecipient, [accountOf(recipient)])
}

/**
 * Sets the recipient of payments for one token id; the zero address = the default recipient.
 *
 * @throws INVALID_ADDRESS, TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setTokenSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  return dropCall(drop, setSaleRecipientForToken, [tokenIdOf(drop), accountOf(recipient)])
}

/**
 * Sets the maximum supply of one token id; 0 = unlimited.
 *
 * @throws TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setMaxSupply(drop: AdministeredDrop, maxSupply: bigint): EvmTransaction {
  return dropCall(drop, setMaxTotalSupply, [tokenIdOf(drop), maxSupply])
}
