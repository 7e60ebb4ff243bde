import { assertVisibleTexts } from '@mintline/core/text'
import { freezeBatchBaseURI, lazyMint, updateBatchBaseURI } from '../generated/dropErc1155/abi.ts'
import { setContractURI, setSharedMetadata as setShared } from '../generated/openEdition/abi.ts'
import type { EvmTransaction } from '../send/evmTransaction.ts'
import { type AdministeredDrop, dropCall } from './dropCall.ts'

/** Metadata for all items in an ERC-721 drop; the contract appends item numbers to the name. */
export interface SharedMetadata {
  readonly name: string
  readonly description: string
  /** Empty = no image. */
  readonly imageUri: string
  /** Empty = no animation. */
  readonly animationUri: string
}

/**
 * Sets the metadata URI for the whole drop.
 *
 * @throws TEXT_INVALID
 */
export function setContractUri(drop: AdministeredDrop, uri: string): EvmTransaction {
  assertVisibleTexts(uri)
  return dropCall(drop, setContractURI, [uri])
}

/**
 * Sets the metadata shared by all items in an ERC-721 drop. Its description may have several lines.
 *
 * @throws TEXT_INVALID
 */
export function setSharedMetadata(
  drop: AdministeredDrop,
  { name, description, imageUri, animationUri }: SharedMetadata,
): EvmTransaction {
  assertVisibleTexts(name, imageUri, animationUri)
  const metadata = { name, description, imageURI: imageUri, animationURI: animationUri }
  return dropCall(drop, setShared, [metadata])
}

/**
 * Adds a token id batch to an ERC-1155 drop, with metadata at `{baseUri}{tokenId}`.
 *
 * @param batch Token id count, at least 1, and a base URI that ends with a slash.
 * @throws TEXT_INVALID
 */
export function addTokens(
  drop: AdministeredDrop,
  { amount, baseUri }: { readonly amount: bigint; readonly baseUri: string },
): EvmTransaction {
  assertVisibleTexts(baseUri)
  return dropCall(drop, lazyMint, [amount, baseUri, '0x'])
}

/**
 * Sets a token id batch's base URI, unless it is frozen.
 *
 * @param batch Batch index, from 0, and the new base URI.
 * @throws TEXT_INVALID
 */
export function setBatchBaseUri(
  drop: AdministeredDrop,
  { index, baseUri }: { readonly index: bigint; readonly baseUri: string },
): EvmTransaction {
  assertVisibleTexts(baseUri)
  return dropCall(drop, updateBatchBaseURI, [index, baseUri])
}

/** Freezes a token id batch's base URI permanently. */
export function freezeBatch(drop: AdministeredDrop, index: bigint): EvmTransaction {
  return dropCall(drop, freezeBatchBaseURI, [index])
}
