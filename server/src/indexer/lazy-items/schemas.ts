import { type Static, Type } from 'typebox'
import { AddressInput, ItemIdInput } from '../../http/contract/inputs.ts'
import { closedModel, ref, union } from '../../http/contract/model.ts'
import { BigInteger, ItemId } from '../../http/contract/primitives.ts'
import { Creator, Royalty } from '../schemas/shares.ts'

export const EthLazyItemErc721 = closedModel('EthLazyItemErc721', 'A lazy ERC-721 item', {
  '@type': Type.Literal('ETH_ERC721'),
  id: ItemId,
  uri: Type.String(),
  creators: Type.Array(ref(Creator)),
  royalties: Type.Array(ref(Royalty)),
  signatures: Type.Array(Type.String()),
})
export type EthLazyItemErc721 = Static<typeof EthLazyItemErc721>

export const EthLazyItemErc1155 = closedModel('EthLazyItemErc1155', 'A lazy ERC-1155 item', {
  '@type': Type.Literal('ETH_ERC1155'),
  id: ItemId,
  uri: Type.String(),
  creators: Type.Array(ref(Creator)),
  royalties: Type.Array(ref(Royalty)),
  signatures: Type.Array(Type.String()),
  supply: BigInteger,
})
export type EthLazyItemErc1155 = Static<typeof EthLazyItemErc1155>

export const LazyItem = union('LazyItem', 'An item that is minted when it is sold', [
  EthLazyItemErc721,
  EthLazyItemErc1155,
])
export type LazyItem = Static<typeof LazyItem>

export const LazyItemMintForm = closedModel('LazyItemMintForm', 'A lazy item to register', {
  item: ref(LazyItem),
})
export type LazyItemMintForm = Static<typeof LazyItemMintForm>

export const LazyItemBurnForm = closedModel(
  'LazyItemBurnForm',
  'A lazy item to remove, signed by its creators',
  {
    id: ItemIdInput,
    creators: Type.Array(AddressInput),
    signatures: Type.Array(Type.String()),
  },
)
export type LazyItemBurnForm = Static<typeof LazyItemBurnForm>
