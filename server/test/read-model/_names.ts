import { type CollectionIdParts, formatItemId, type ItemParts } from '@mintline/core/identifiers'
import { type Blockchain, layerOneOf } from '@mintline/core/networks'
import { contract } from './_addresses.ts'

/** The fixture's blockchains, at least one of each kind. */
export const CHAINS = ['ETHEREUM', 'BASE', 'SOLANA', 'ECLIPSE', 'APTOS', 'FLOW'] as const

/** Wallet seeds. Alice mints, Bob gets some of her items, Carol creates. */
export const ALICE = 1
export const BOB = 2
export const CAROL = 3

/** Items minted per drop; the fourth was burned. */
export const MINTED = 6

export const minute = (count: number): Date => new Date(Date.UTC(2026, 0, 1, 0, count))

/** Returns a time so many minutes ago, when a rate is still valid. */
export const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000)

export const dropOn = (blockchain: Blockchain): CollectionIdParts => ({
  blockchain,
  contract: contract(blockchain, 100),
})

/** A collection with copies, which only EVM chains have here. */
export const COPIES: CollectionIdParts = {
  blockchain: 'ETHEREUM',
  contract: contract('ETHEREUM', 101),
}
export const COPIED: ItemParts = { ...COPIES, tokenId: 1n }

/** Returns a drop's item with this number, from 1. */
export function itemOn(blockchain: Blockchain, number: number): ItemParts {
  const hasAccount = ['SOLANA', 'APTOS'].includes(layerOneOf(blockchain))
  return hasAccount
    ? { blockchain, contract: contract(blockchain, 1000 + number), tokenId: undefined }
    : { ...dropOn(blockchain), tokenId: BigInt(number) }
}

export const itemIdOn = (blockchain: Blockchain, number: number): string =>
  formatItemId(itemOn(blockchain, number))

/** Currency for bids: a token on Ethereum. */
export const TOKEN = { blockchain: 'ETHEREUM', address: contract('ETHEREUM', 200) } as const
/** Ether on Ethereum. */
export const ETHER = { blockchain: 'ETHEREUM', address: `0x${'0'.repeat(40)}` } as const
