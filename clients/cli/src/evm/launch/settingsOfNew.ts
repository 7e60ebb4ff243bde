import type { EvmAddress } from '@mintline/core/identifiers'
import type { DropSettings } from '@mintline/evm'
import type { EvmCollectionConfig } from '../config/evmSchema.ts'

/** Returns a drop's settings right after its deployment. */
export function settingsOfNew(collection: EvmCollectionConfig, owner: EvmAddress): DropSettings {
  const { variant, collectionName, symbol, collectionUri, treasury, platformFee } = collection
  const { royaltyBasisPoints: valueBp, recipient } = collection.royalties
  const royalty = { valueBp, recipient }
  return {
    name: collectionName,
    symbol,
    contractUri: collectionUri,
    owner,
    saleRecipient: treasury,
    royalty,
    platformFee: {
      chosen: 'percentage',
      recipient: platformFee.recipient,
      valueBp: platformFee.valueBp,
      flatValue: 0n,
    },
    sharedMetadata:
      variant === 'erc721'
        ? { name: '', description: '', imageUri: '', animationUri: '' }
        : undefined,
    batches: [],
    token: variant === 'erc1155' ? { maxSupply: 0n, saleRecipient: undefined, royalty } : undefined,
  }
}
