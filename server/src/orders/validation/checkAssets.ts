import type { Blockchain } from '@mintline/core/networks'
import { SIDES } from '../../database/orderKinds.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Nodes } from '../../nodes/nodeUrls.ts'
import { isLazy, type LazyItemType } from '../assets/orderAsset.ts'
import { lazyMintHash } from '../hash/lazyMintHash.ts'
import type { ExchangeOrder } from '../order.ts'
import { sidesOf } from '../orderSides.ts'
import { fieldInvalid } from '../parse/parseParts.ts'
import { checkCreatorSignatures } from './checkCreatorSignatures.ts'
import type { ExchangeChecks } from './orderRules.ts'

const SINGLE: readonly string[] = ['ERC721', 'ERC721_LAZY', 'CRYPTO_PUNKS']

/**
 * Checks that the order names its items, trades no more than can exist, and has a salt to identify it.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function checkAssets(order: ExchangeOrder): void {
  const { side, nft } = sidesOf(order)
  const { isListing, items: field } = SIDES[side]
  const { kind } = nft.type
  if (kind === 'GEN_ART') {
    throw fieldInvalid(
      `${field}.assetType.@type`,
      'GEN_ART names no item that could be traded here',
    )
  }
  if (kind === 'COLLECTION' && isListing) {
    throw fieldInvalid(
      `${field}.assetType.@type`,
      'COLLECTION is for bids: a listing names its item',
    )
  }
  if (SINGLE.includes(kind) && nft.value !== 1n) {
    throw fieldInvalid(`${field}.value`, `must be 1, since each ${kind} exists once`)
  }
  if (order.salt === 0n) {
    throw fieldInvalid('salt', 'must not be 0, by which an exchange does not know orders again')
  }
}

/** Chain on which a lazy item is to be minted. */
interface LazyItemChain {
  readonly blockchain: Blockchain
  readonly chainId: number
  readonly nodes: Nodes
}

/**
 * Checks that an order's lazy items are as their creators signed them.
 *
 * @throws `INCORRECT_LAZY_ASSET`, and node errors if a contract cannot be asked
 */
export async function checkLazyAsset(
  { make, take }: ExchangeOrder,
  { blockchain, nodes, exchange }: ExchangeChecks,
): Promise<void> {
  const chain = { blockchain, nodes, chainId: exchange.chainId }
  if (isLazy(make.type)) await checkLazyItem('make.assetType', make.type, chain)
  if (isLazy(take.type)) await checkLazyItem('take.assetType', take.type, chain)
}

/**
 * Checks that the token id belongs to the first creator, and that all creators signed the item.
 *
 * @param field - the item's name, for messages
 * @throws `INCORRECT_LAZY_ASSET`, and node errors if a contract cannot be asked
 */
export async function checkLazyItem(
  field: string,
  type: LazyItemType,
  { blockchain, nodes, chainId }: LazyItemChain,
): Promise<void> {
  const { creators, signatures, tokenId } = type
  const accounts = creators.map(({ account }) => account)
  const [first] = accounts
  if (first === undefined || tokenId >> 96n !== BigInt(first)) {
    throw new ServerError('INCORRECT_LAZY_ASSET', {
      field: `${field}.tokenId`,
      rule: 'must begin with the address of the first creator',
    })
  }
  const hash = lazyMintHash(type, chainId)
  const fieldOf = (name: string) => `${field}.${name}`
  await checkCreatorSignatures(fieldOf, { accounts, signatures, hash }, { blockchain, nodes })
}
