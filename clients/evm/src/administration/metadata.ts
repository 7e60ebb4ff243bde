import { freezeBatchBaseURI, lazyMint, updateBatchBaseURI } from '../generated/dropErc1155/abi.ts'
import { setContractURI, setSharedMetadata as setShared } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, dropCall } from './dropCall.ts'

/** What all items of an ERC-721 drop show; their numbers are added to the name. */
export interface SharedMetadata {
  readonly name: string
  readonly description: string
  /** Address of the image; empty = none. */
  readonly imageUri: string
  /** Address of an animation; empty = none. */
  readonly animationUri: string
}

/** Sets the address of the document about the whole drop. */
export function setContractUri(drop: AdministeredDrop, uri: string): EvmTransaction {
  return dropCall(drop, setContractURI, [uri])
}

/** Sets what all items of an ERC-721 drop show. */
export function setSharedMetadata(
  drop: AdministeredDrop,
  { name, description, imageUri, animationUri }: SharedMetadata,
): EvmTransaction {
  const metadata = { name, description, imageURI: imageUri, animationURI: animationUri }
  return dropCall(drop, setShared, [metadata])
}

/**
 * Adds token ids to an ERC-1155 drop: a batch whose items are described at `{baseUri}{tokenId}`.
 *
 * @param batch Number of token ids, at least 1, and their base URI, which ends with a slash.
 */
export function addTokens(
  drop: AdministeredDrop,
  { amount, baseUri }: { readonly amount: bigint; readonly baseUri: string },
): EvmTransaction {
  return dropCall(drop, lazyMint, [amount, baseUri, '0x'])
}

/**
 * Sets the base URI of a batch of token ids that is not frozen.
 *
 * @param batch Index of the batch, from 0, and the new base URI.
 */
export function setBatchBaseUri(
  drop: AdministeredDrop,
  { index, baseUri }: { readonly index: bigint; readonly baseUri: string },
): EvmTransaction {
  return dropCall(drop, updateBatchBaseURI, [index, baseUri])
}

/** Freezes the base URI of a batch of token ids for good. */
export function freezeBatch(drop: AdministeredDrop, index: bigint): EvmTransaction {
  return dropCall(drop, freezeBatchBaseURI, [index])
}
