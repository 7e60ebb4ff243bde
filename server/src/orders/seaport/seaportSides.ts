import type { SeaportItemType } from '@mintline/core/enumerations/indexer'
import { maxUint256 } from 'viem'
import type { CollectionType, ItemType, MoneyType } from '../assets/orderAsset.ts'
import type { OrderSides } from '../orderSides.ts'
import { fieldInvalid } from '../parse/parseParts.ts'
import type { ReceivedAsset, SeaportAsset, SeaportOrder } from './seaportOrder.ts'

type Typed = Pick<SeaportAsset, 'itemType'>

type ItemAsset<Asset extends Typed> = Asset & {
  readonly itemType: Exclude<SeaportItemType, 'NATIVE' | 'ERC20'>
}

/** A Seaport order's assets by role. */
export interface SeaportParts {
  /** Index among the assets that the order asks for; undefined = the maker offers it. */
  readonly itemIndex: number | undefined
  readonly item: ItemAsset<SeaportAsset>
  /** Amounts that the maker bids, or that a listing's receivers get. */
  readonly money: readonly [SeaportAsset, ...SeaportAsset[]]
  /** Payments to receivers; in a listing, also to its maker. */
  readonly received: readonly ReceivedAsset[]
}

/**
 * Splits an order's assets into one kind of item and one currency.
 *
 * @throws `ORDER_FIELD_INVALID` for any other order
 */
export function partsOf({
  offer,
  consideration,
}: Pick<SeaportOrder, 'offer' | 'consideration'>): SeaportParts {
  const [given, ...more] = offer
  if (given === undefined || more.length > 0) {
    throw fieldInvalid('data.offer', `must be of one asset, and has ${offer.length}`)
  }
  const received = consideration.filter((asset) => !isItem(asset))
  const items = consideration.flatMap((item, index) => (isItem(item) ? [{ item, index }] : []))
  const [asked, ...others] = items
  if (isItem(given)) {
    const [first, ...rest] = received
    if (asked !== undefined || first === undefined) {
      throw fieldInvalid('data.consideration', 'must be money: a listing asks for nothing else')
    }
    checkCurrency(received)
    return { itemIndex: undefined, item: given, money: [first, ...rest], received }
  }
  if (asked === undefined || others.length > 0) {
    throw fieldInvalid('data.consideration', `must have one item, and has ${items.length}`)
  }
  if (given.itemType === 'NATIVE') {
    throw fieldInvalid('data.offer[0].itemType', 'must be ERC20: native currency cannot be bid')
  }
  checkCurrency([given, ...received])
  return { itemIndex: asked.index, item: asked.item, money: [given], received }
}

/**
 * Splits a Seaport order into its sides.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function seaportSides(order: Pick<SeaportOrder, 'offer' | 'consideration'>): OrderSides {
  const { itemIndex, item, money } = partsOf(order)
  const total = money.reduce((sum, { startAmount }) => sum + startAmount, 0n)
  if (total > maxUint256) {
    throw fieldInvalid('data.consideration', 'must not add up to more than 2^256 - 1')
  }
  return {
    side: itemIndex === undefined ? 'SELL' : 'BID',
    nft: { type: itemType(item), value: item.startAmount },
    money: { type: moneyType(money[0]), value: total },
  }
}

function itemType({
  itemType,
  token: contract,
  identifierOrCriteria,
}: SeaportParts['item']): ItemType | CollectionType {
  return itemType === 'ERC721' || itemType === 'ERC1155'
    ? { kind: itemType, contract, tokenId: identifierOrCriteria }
    : { kind: 'COLLECTION', contract }
}

const moneyType = ({ itemType, token }: SeaportAsset): MoneyType =>
  itemType === 'NATIVE' ? { kind: 'ETH' } : { kind: 'ERC20', contract: token }

/** Returns true for assets other than money. */
export function isItem<Asset extends Typed>(asset: Asset): asset is ItemAsset<Asset> {
  return asset.itemType !== 'NATIVE' && asset.itemType !== 'ERC20'
}

function checkCurrency(assets: readonly SeaportAsset[]): void {
  const names = new Set(assets.map(({ itemType, token }) => `${itemType} ${token}`))
  if (names.size > 1) throw fieldInvalid('data', 'must be in one currency')
}
