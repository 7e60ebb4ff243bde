/** A receiver and its share, as interfaces write them. */
export interface PartModel {
  readonly account: string
  readonly value: number
}

interface Token {
  readonly contract: string
  readonly collection?: string
  readonly tokenId: string
}

interface LazyToken extends Token {
  readonly uri: string
  readonly creators: readonly PartModel[]
  readonly royalties: readonly PartModel[]
  readonly signatures: readonly string[]
}

/** The model AssetType, for assets on EVM chains; others are refused. */
export type AssetTypeModel =
  | { readonly '@type': 'ETH'; readonly blockchain?: string }
  | { readonly '@type': 'CURRENCY_NATIVE'; readonly blockchain: string }
  | { readonly '@type': 'ERC20' | 'CURRENCY_TOKEN'; readonly contract: string }
  | ({ readonly '@type': 'ERC721' | 'ERC1155' } & Token)
  | {
      readonly '@type': 'NFT'
      readonly collectionId: string
      readonly itemId: string
      readonly standard?: string
    }
  | ({ readonly '@type': 'ERC721_Lazy' } & LazyToken)
  | ({ readonly '@type': 'ERC1155_Lazy'; readonly supply: string } & LazyToken)
  | {
      readonly '@type': 'CRYPTO_PUNKS'
      readonly contract: string
      readonly collection?: string
      readonly tokenId: number
    }
  | {
      readonly '@type': 'COLLECTION' | 'GEN_ART'
      readonly contract: string
      readonly collection?: string
    }
  | { readonly '@type': 'NFT_OF_COLLECTION'; readonly collectionId: string }
  | { readonly '@type': 'FLOW_NFT' | 'FLOW_FT' | 'SOLANA_NFT' | 'SOLANA_FT' | 'SOLANA_SOL' }
