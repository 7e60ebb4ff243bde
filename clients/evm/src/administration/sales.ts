import { zeroAddress } from 'viem'
import { setMaxTotalSupply, setSaleRecipientForToken } from '../generated/dropErc1155/abi.ts'
import { setPrimarySaleRecipient } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, dropCall, receiverOf, tokenIdOf } from './dropCall.ts'

/**
 * Sets the recipient for claim payments.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, ADDRESS_IS_NOBODY, RECEIVER_IS_COLLECTION
 */
export function setSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  return dropCall(drop, setPrimarySaleRecipient, [receiverOf(recipient, drop.address)])
}

/**
 * Sets the payment recipient for one token id; the zero address = the default recipient.
 *
 * @throws INVALID_ADDRESS, ADDRESS_OF_OTHER_CHAIN, ADDRESS_IS_NOBODY, RECEIVER_IS_COLLECTION
 * @throws TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setTokenSaleRecipient(drop: AdministeredDrop, recipient: string): EvmTransaction {
  const receiver = recipient === zeroAddress ? recipient : receiverOf(recipient, drop.address)
  return dropCall(drop, setSaleRecipientForToken, [tokenIdOf(drop), receiver])
}

/**
 * Sets a token id's maximum supply; 0 = unlimited.
 *
 * @throws TOKEN_ID_REQUIRED, UNKNOWN_CONTRACT_TYPE
 */
export function setMaxSupply(drop: AdministeredDrop, maxSupply: bigint): EvmTransaction {
  return dropCall(drop, setMaxTotalSupply, [tokenIdOf(drop), maxSupply])
}
