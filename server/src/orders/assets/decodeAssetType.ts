import { type Address, decodeAbiParameters, type Hex } from 'viem'
import {
  assetClassOf,
  CONTRACT,
  CONTRACT_AND_TOKEN,
  type EncodedAssetType,
  ERC721_LAZY,
  ERC1155_LAZY,
} from './encodeAssetType.ts'
import type { OrderAssetType } from './orderAsset.ts'

/** Contract and token id by which the exchange moves an asset. */
export interface AssetPlace {
  readonly kind: OrderAssetType['kind']
  /** Undefined for the chain's coin. */
  readonly contract: Address | undefined
  /** Undefined for money, and for any item in a collection. */
  readonly tokenId: bigint | undefined
}

type Kind = OrderAssetType['kind']

/** Decoders for each kind's data. */
const PLACES: Readonly<Record<Kind, (data: Hex) => Omit<AssetPlace, 'kind'>>> = {
  ETH: () => ({ contract: undefined, tokenId: undefined }),
  ERC20: ofContract,
  COLLECTION: ofContract,
  GEN_ART: ofContract,
  ERC721: ofItem,
  ERC1155: ofItem,
  CRYPTO_PUNKS: ofItem,
  ERC721_LAZY: (data) => {
    const [contract, { tokenId }] = decodeAbiParameters(ERC721_LAZY, data)
    return { contract, tokenId }
  },
  ERC1155_LAZY: (data) => {
    const [contract, { tokenId }] = decodeAbiParameters(ERC1155_LAZY, data)
    return { contract, tokenId }
  },
}

const KINDS = new Map((Object.keys(PLACES) as Kind[]).map((kind) => [assetClassOf(kind), kind]))

/**
 * Decodes an asset's contract and token id from the exchange's encoding; undefined if its class has no name here.
 *
 * @throws viem's errors if the data does not fit the class
 */
export function decodeAssetType({ assetClass, data }: EncodedAssetType): AssetPlace | undefined {
  const kind = KINDS.get(assetClass)
  return kind && { kind, ...PLACES[kind](data) }
}

function ofContract(data: Hex) {
  const [contract] = decodeAbiParameters(CONTRACT, data)
  return { contract, tokenId: undefined }
}

function ofItem(data: Hex) {
  const [contract, tokenId] = decodeAbiParameters(CONTRACT_AND_TOKEN, data)
  return { contract, tokenId }
}
