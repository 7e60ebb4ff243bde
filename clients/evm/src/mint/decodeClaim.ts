import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { decodeEventLog, decodeFunctionData, type Hex, toEventSelector } from 'viem'
import { isNativeToken } from '../contract/nativeCoin.ts'
import * as erc1155 from '../generated/dropErc1155/abi.ts'
import * as erc721 from '../generated/openEdition/abi.ts'

/** First topic in claim events, which both drop variants emit. */
export const CLAIM_TOPIC: Hex = toEventSelector(erc721.tokensClaimedEvent)

/** A claim, read from its event. */
export interface ClaimEvent {
  readonly receiver: EvmAddress
  /** In an ERC-721 drop, the first of several consecutive items; in an ERC-1155 drop, the token id. */
  readonly tokenId: bigint
  readonly quantity: bigint
}

/** A claim, read from its call. The contract refuses any price except the phase's or the list's. */
export interface ClaimCall {
  readonly receiver: EvmAddress
  /** Undefined for an ERC-721 drop. */
  readonly tokenId: bigint | undefined
  readonly quantity: bigint
  /** ERC-20 token; undefined = the native coin. */
  readonly currency: EvmAddress | undefined
  /** Price per item in base units, as in contracts. */
  readonly price: bigint
}

/** Decodes a claim event; undefined for any other event, or a malformed one. */
export function decodeClaimEvent({
  topics,
  data,
}: {
  readonly topics: readonly Hex[]
  readonly data: Hex
}): ClaimEvent | undefined {
  try {
    const abi = [erc721.tokensClaimedEvent]
    const { args } = decodeEventLog({ abi, topics: topics as [Hex, ...Hex[]], data })
    const { receiver, startTokenId: tokenId, quantityClaimed: quantity } = args
    return { receiver: evmAddress(receiver), tokenId, quantity }
  } catch {
    return undefined
  }
}

/** Decodes a claim from transaction data; undefined for any other call, or a malformed one. */
export function decodeClaimCall(data: Hex): ClaimCall | undefined {
  try {
    const { args } = decodeFunctionData({ abi: [erc721.claim, erc1155.claim], data })
    const isOfToken = args.length === 7
    const [receiver] = args
    const [quantity, currency, price] = isOfToken
      ? ([args[2], args[3], args[4]] as const)
      : ([args[1], args[2], args[3]] as const)
    return {
      receiver: evmAddress(receiver),
      tokenId: isOfToken ? args[1] : undefined,
      quantity,
      currency: isNativeToken(currency) ? undefined : evmAddress(currency),
      price,
    }
  } catch {
    return undefined
  }
}
