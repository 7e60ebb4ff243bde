import { type EvmAddress, evmAddress } from '@mintline/core/identifiers'
import { decodeEventLog, decodeFunctionData, type Hex, toEventSelector } from 'viem'
import { isNativeToken } from '../contract/nativeCoin.ts'
import * as erc1155 from '../generated/dropErc1155/abi.ts'
import * as erc721 from '../generated/openEdition/abi.ts'

/** First topic of the event of claims, which both variants of drops emit. */
export const CLAIM_TOPIC: Hex = toEventSelector(erc721.tokensClaimedEvent)

/** A claim as its event tells it. */
export interface ClaimEvent {
  readonly receiver: EvmAddress
  /** The first of consecutive items of an ERC-721 drop; the token of an ERC-1155 drop. */
  readonly tokenId: bigint
  readonly quantity: bigint
}

/** A claim as its call asks for it. The contract refuses any other price than that of the phase or of the list. */
export interface ClaimCall {
  readonly receiver: EvmAddress
  /** Undefined = of an ERC-721 drop. */
  readonly tokenId: bigint | undefined
  readonly quantity: bigint
  /** ERC-20 token; undefined = the native coin. */
  readonly currency: EvmAddress | undefined
  /** Price of an item in base units, as contracts have them. */
  readonly price: bigint
}

/** The claim of an event; undefined for any other event, or one that is malformed. */
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

/** The claim of a transaction's data; undefined for any other call, or one that is malformed. */
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
