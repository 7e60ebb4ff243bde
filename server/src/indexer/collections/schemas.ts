import { type Static, Type } from 'typebox'
import { SearchSize } from '../../http/contract/inputs.ts'
import { closedModel, model, ref, union } from '../../http/contract/model.ts'
import { BigInteger, Int64 } from '../../http/contract/primitives.ts'
import { BlockchainsInput } from '../schemas/blockchainsInput.ts'

export const CollectionsSearchFilter = closedModel(
  'CollectionsSearchFilter',
  'Collections to find',
  {
    blockchains: Type.Optional(BlockchainsInput),
    text: Type.String(),
  },
)

export type CollectionsSearchFilter = Static<typeof CollectionsSearchFilter>

export const CollectionsSearchRequest = closedModel(
  'CollectionsSearchRequest',
  'A search for collections',
  {
    size: Type.Optional(SearchSize),
    continuation: Type.Optional(Type.String()),
    filter: ref(CollectionsSearchFilter),
  },
)

export type CollectionsSearchRequest = Static<typeof CollectionsSearchRequest>

export const DefaultCollectionTokenId = model('DefaultCollectionTokenId', 'A free token id', {
  '@type': Type.Literal('DEFAULT'),
  tokenId: BigInteger,
})

export type DefaultCollectionTokenId = Static<typeof DefaultCollectionTokenId>

export const EthCollectionTokenIdSignature = model(
  'EthCollectionTokenIdSignature',
  'Signature over a token id, in parts',
  {
    v: Int64,
    r: Type.String(),
    s: Type.String(),
  },
)

export type EthCollectionTokenIdSignature = Static<typeof EthCollectionTokenIdSignature>

export const EthCollectionTokenId = model(
  'EthCollectionTokenId',
  'A free token id on an EVM chain, signed for its minter',
  {
    '@type': Type.Literal('ETHEREUM'),
    tokenId: BigInteger,
    signature: ref(EthCollectionTokenIdSignature),
  },
)

export type EthCollectionTokenId = Static<typeof EthCollectionTokenId>

export const CollectionTokenId = union('CollectionTokenId', 'A token id to mint with', [
  DefaultCollectionTokenId,
  EthCollectionTokenId,
])

export type CollectionTokenId = Static<typeof CollectionTokenId>
