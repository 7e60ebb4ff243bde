import { zeroAddress } from 'viem'
import { NATIVE_TOKEN } from '../../src/contract/nativeCoin.ts'
import * as erc1155 from '../../src/generated/dropErc1155/abi.ts'
import * as erc721 from '../../src/generated/openEdition/abi.ts'
import type { EvmWallet } from '../../src/wallet/evmWallet.ts'
import type { TestCall } from './chain.ts'
import type { TestDrop } from './drops.ts'

/** Proof of an unlisted wallet. */
export const NO_PROOF = {
  proof: [],
  quantityLimitPerWallet: 0n,
  pricePerToken: 0n,
  currency: zeroAddress,
}

/** A claim of items for the paying wallet. */
export interface ClaimInput {
  readonly from: EvmWallet
  /** Default: 1. */
  readonly quantity?: bigint
  /** Price of an item in base units. Default: 0. */
  readonly price?: bigint
  /** Default: the native coin. */
  readonly currency?: string
  /** Transaction value in wei. Default: the price of the items in the native coin. */
  readonly value?: bigint
  /** For an ERC-1155 drop. Default: 0. */
  readonly tokenId?: bigint
}

/** The call of a claim. */
export function claimCall({ address, variant }: TestDrop, input: ClaimInput): TestCall {
  const { from, quantity = 1n, price = 0n, currency = NATIVE_TOKEN, tokenId = 0n } = input
  const { value = currency === NATIVE_TOKEN ? quantity * price : 0n } = input
  const rest = [quantity, currency, price, NO_PROOF, '0x']
  return {
    from,
    to: address,
    abi: variant === 'erc721' ? erc721.claim : erc1155.claim,
    args: variant === 'erc721' ? [from.address, ...rest] : [from.address, tokenId, ...rest],
    value,
  }
}
