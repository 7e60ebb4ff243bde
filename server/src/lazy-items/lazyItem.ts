import { type ItemParts, isItemId, parseItemId } from '@mintline/core/identifiers'
import { type Blockchain, type EvmBlockchain, isEvmBlockchain } from '@mintline/core/networks'
import { ServerError } from '../errors/serverError.ts'
import type { LazyItemType } from '../orders/assets/orderAsset.ts'
import type { PartModel } from '../orders/parse/assetTypeModel.ts'
import { parseAssetType } from '../orders/parse/parseAssetType.ts'
import { fieldInvalid, quoted } from '../orders/parse/parseParts.ts'

/** The item's name in messages. */
export const FIELD = 'item'

/** The model LazyItem, as interfaces receive it. */
export type LazyItemForm = {
  readonly id: string
  readonly uri: string
  readonly creators: readonly PartModel[]
  readonly royalties: readonly PartModel[]
  readonly signatures: readonly string[]
} & (
  | { readonly '@type': 'ETH_ERC721' }
  | { readonly '@type': 'ETH_ERC1155'; readonly supply: string }
)

/** An item on an EVM chain that is minted on sale. */
export interface LazyItem {
  readonly id: ItemParts & { readonly blockchain: EvmBlockchain; readonly tokenId: bigint }
  /** The item as contracts and orders know it. */
  readonly type: LazyItemType
}

/**
 * Parses a lazy item from a form, and normalizes its values.
 *
 * @throws `NO_LAZY_ITEMS` off EVM chains; `ORDER_FIELD_INVALID` for unreadable fields
 */
export function parseLazyItem({ '@type': kind, id, ...form }: LazyItemForm): LazyItem {
  if (!isItemId(id)) {
    throw fieldInvalid(`${FIELD}.id`, `must be an item such as BASE:0x…:1, not ${quoted(id)}`)
  }
  const { blockchain, contract, tokenId = 0n } = parseItemId(id)
  assertLazyChain(blockchain)
  const token = { contract: `${blockchain}:${contract}`, tokenId: String(tokenId) }
  const supply = 'supply' in form ? form.supply : '1'
  const model =
    kind === 'ETH_ERC721'
      ? ({ '@type': 'ERC721_Lazy', ...form, ...token } as const)
      : ({ '@type': 'ERC1155_Lazy', ...form, ...token, supply } as const)
  // Both models are lazy items; the compiler cannot infer that from the name.
  const type = parseAssetType(FIELD, model, blockchain) as LazyItemType
  return { id: { blockchain, contract, tokenId }, type }
}

/** @throws `NO_LAZY_ITEMS` off EVM chains */
export function assertLazyChain(blockchain: Blockchain): asserts blockchain is EvmBlockchain {
  if (!isEvmBlockchain(blockchain)) throw new ServerError('NO_LAZY_ITEMS', { blockchain })
}
