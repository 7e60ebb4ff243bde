import { formatCurrencyId, parseCurrencyId, parseItemId } from '@mintline/core/identifiers'
import type { Asset } from '../../indexer/schemas/assets.ts'

/** Version 4 ids for an asset. */
export interface AssetNames {
  /** An item's collection, or a currency's contract. */
  readonly token: string | undefined
  /** Item number, if its blockchain numbers items. */
  readonly tokenId?: string | undefined
  /** Undefined for currencies, and for any item in a collection. */
  readonly itemId?: string | undefined
  /** Undefined for items. */
  readonly currencyId?: string | undefined
}

/** Returns the ids for an asset in the indexer's orders and activities. */
export function assetNames(asset: Asset['type']): AssetNames {
  switch (asset['@type']) {
    case 'ETH':
      return coinNames(asset.blockchain ?? 'ETHEREUM')
    case 'SOLANA_SOL':
      return coinNames('SOLANA')
    case 'CURRENCY_NATIVE':
      return coinNames(asset.blockchain)
    case 'ERC20':
    case 'FLOW_FT':
    case 'CURRENCY_TOKEN':
      return currencyNames(asset.contract)
    case 'SOLANA_FT':
      return currencyNames(asset.address)
    case 'NFT': {
      const { tokenId } = parseItemId(asset.itemId)
      const number = tokenId === undefined ? undefined : String(tokenId)
      return { token: asset.collectionId, tokenId: number, itemId: asset.itemId }
    }
    case 'SOLANA_NFT':
      return { token: asset.collection ?? asset.contract, itemId: asset.itemId }
    case 'NFT_OF_COLLECTION':
      return { token: asset.collectionId }
    case 'COLLECTION':
    case 'GEN_ART':
      return { token: asset.collection ?? asset.contract }
    default: {
      const { contract, collection = contract, tokenId } = asset
      return { token: collection, tokenId: String(tokenId), itemId: `${contract}:${tokenId}` }
    }
  }
}

const coinNames = (blockchain: string): AssetNames =>
  currencyNames(formatCurrencyId(parseCurrencyId(`${blockchain}:native`)))

const currencyNames = (currencyId: string): AssetNames => ({ token: currencyId, currencyId })
