import { type CollectionField, isListKey, LOOKUP_TABLE_KEY } from '@mintline/solana'

type ExtraField = Extract<CollectionField, `extraMeta.${string}`>

const NAMES: Record<Exclude<CollectionField, ExtraField>, string> = {
  collectionName: 'Name',
  collectionUri: 'Metadata URL',
  itemBaseName: 'Name of future items',
  itemBaseUri: 'Metadata URL of future items',
  maxNumberOfTokens: 'Max supply',
  maxMintsPerWallet: 'Max per wallet',
  creator: 'Owner',
  treasury: 'Treasury',
  cosignerProgramId: 'Co-signer',
  'royalties.royaltyBasisPoints': 'Royalties',
  'royalties.creators': 'Royalty shares',
  'platformFee.platformFeeValue': 'Platform fee',
  'platformFee.recipients': 'Platform fee shares',
  'platformFeeCap.basisPoints': 'Highest percentage fee',
  'platformFeeCap.flat': 'Highest flat fee',
  platformFeePrimaryAdmin: 'Primary fee admin',
  platformFeeSecondaryAdmin: 'Secondary fee admin',
  locks: 'Locked for good',
  reveal: 'Files of the reveal',
}

const EXTRA = 'extraMeta.'

/** Returns a collection field's label: `Max supply`, `Field artist`. */
export function collectionFieldName(field: CollectionField): string {
  if (!isExtra(field)) return NAMES[field]
  const key = field.slice(EXTRA.length)
  if (isListKey(key)) return 'Where the list is kept'
  return key === LOOKUP_TABLE_KEY ? 'Lookup table' : `Field ${key}`
}

function isExtra(field: CollectionField): field is ExtraField {
  return field.startsWith(EXTRA)
}
