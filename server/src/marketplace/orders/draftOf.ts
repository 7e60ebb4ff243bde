import {
  type CollectionIdParts,
  type ItemParts,
  isCollectionId,
  isCurrencyId,
  parseCollectionId,
  parseCurrencyId,
} from '@mintline/core/identifiers'
import { ApiError } from '../../http/apiError.ts'
import { parseWord } from '../../orders/parse/parseParts.ts'
import type { OfferedOrder } from '../../orders/validation/orderFacts.ts'
import { baseUnitsOf } from '../../read-model/baseUnits.ts'
import { collectionPlace, moneyOfDraft, placeOfDraft } from '../../read-model/orders/draftKeys.ts'
import { keyOn } from '../../read-model/orders/orderFilter.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { AssetType, OrderForm } from './formSchemas.ts'

const ITEM = /^(ERC721|ERC1155)(_LAZY)?$|_NFT$|^CRYPTO_PUNKS$/
const ANY_ITEM = /^(ETH_COLLECTION|GEN_ART)$/
const TOKEN = /^ERC20$|_FT$/

const invalid = (field: string, rule: string) => new ApiError('validation', `${field} ${rule}`)

/**
 * Builds an order from a form, whose amounts are in whole units.
 *
 * @throws ApiError 400 if its sides are not an item and money, or a field is invalid
 */
export async function draftOf(reader: Reader, form: OrderForm): Promise<OfferedOrder> {
  const { make, take, maker, salt, expirationDate } = form
  const isListing = isGoods(make.assetType)
  if (isListing === isGoods(take.assetType)) {
    throw invalid('make and take', 'must be an item and money, in either order')
  }
  const [goods, money, field] = isListing ? [make, take, 'make'] : [take, make, 'take']
  const asked = targetOf(`${field}.assetType`, goods.assetType)
  const { blockchain } = asked
  if (isListing && !('tokenId' in asked)) throw invalid(field, 'must be an item, which is listed')
  const makerKey = keyOn(blockchain, maker)
  if (makerKey === undefined) throw invalid('maker', `must be an address of ${blockchain}`)
  const token = tokenOf(isListing ? 'take' : 'make', money.assetType)
  if (token && token.blockchain !== blockchain) {
    throw invalid('make and take', 'must be of one blockchain')
  }
  const { key: currency, decimals, isCoin } = await moneyOfDraft(reader, blockchain, token)
  const price = baseUnitsOf(money.value, decimals)
  if (price === undefined) {
    throw invalid(isListing ? 'take.value' : 'make.value', `must have ${decimals} decimals at most`)
  }
  const copies = baseUnitsOf(goods.value, 0)
  if (copies === undefined || copies < 1n)
    throw invalid(`${field}.value`, 'must be 1 or more copies')
  const [makeValue, takeValue] = isListing ? [copies, price] : [price, copies]
  const end = BigInt(Math.floor((expirationDate?.getTime() ?? 0) / 1000))
  return {
    // The form does not name a market.
    market: undefined,
    side: isListing ? 'SELL' : 'BID',
    ...('tokenId' in asked ? await placeOfDraft(reader, asked) : collectionPlace(asked)),
    maker: makerKey,
    salt: salt === undefined ? undefined : parseWord('salt', salt),
    isCoin,
    terms: { makeValue, takeValue, currency, end },
  }
}

const isGoods = ({ assetClass }: AssetType) => ITEM.test(assetClass) || ANY_ITEM.test(assetClass)

/** Returns the traded item or collection. */
function targetOf(
  field: string,
  { assetClass, itemId, contract = '', tokenId }: AssetType,
): ItemParts | CollectionIdParts {
  if (itemId) return itemId
  if (!isCollectionId(contract)) {
    throw invalid(`${field}.contract`, 'must be the id of a collection, such as BASE:0x…')
  }
  const collection = parseCollectionId(contract)
  if (ANY_ITEM.test(assetClass)) return collection
  if (tokenId === undefined) throw invalid(`${field}.tokenId`, 'or itemId is required')
  return { ...collection, tokenId: parseWord(`${field}.tokenId`, tokenId) }
}

/** Returns the token that pays; undefined = coins. */
function tokenOf(field: string, { assetClass, contract = '' }: AssetType) {
  if (!TOKEN.test(assetClass)) return undefined
  if (isCurrencyId(contract)) return parseCurrencyId(contract)
  throw invalid(`${field}.assetType.contract`, 'must be the id of a token, such as BASE:0x…')
}
