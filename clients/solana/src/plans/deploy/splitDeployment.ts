import type { TransactionInstruction } from '@solana/web3.js'
import type { CollectionChange } from '../collection/collectionChange.ts'
import type { CollectionTexts } from '../collection/collectionTexts.ts'

/** A split deployment: its first transaction, and the changes that follow. */
export interface SplitDeployment {
  readonly instruction: TransactionInstruction
  /** Texts after the first transaction. */
  readonly texts: CollectionTexts
  /** In sending order. */
  readonly deferred: readonly CollectionChange[]
}

interface Part {
  /** Adds this part to the texts. */
  include(texts: CollectionTexts): CollectionTexts
  /** The change that sets this part later. */
  readonly change: CollectionChange
}

/**
 * Puts in the first transaction what fits, in this order: royalties, item uri, collection uri, extra fields one by one.
 * The rest is deferred. Names, symbol, caps, treasury and platform fee are always included, and always fit. Nobody can
 * mint before a phase is added, so no item is created from an incomplete collection.
 */
export function splitDeployment(
  wanted: CollectionTexts,
  build: (texts: CollectionTexts) => TransactionInstruction,
  fits: (instruction: TransactionInstruction) => boolean,
): SplitDeployment {
  let texts = withoutParts(wanted)
  let instruction = build(texts)
  const deferred: CollectionChange[] = []
  let isFieldDeferred = false
  for (const { include, change } of partsOf(wanted)) {
    const larger = include(texts)
    const candidate = isFieldDeferred ? undefined : build(larger)
    if (candidate && fits(candidate)) {
      texts = larger
      instruction = candidate
    } else {
      deferred.push(change)
      isFieldDeferred = change.type === 'setField'
    }
  }
  return { instruction, texts, deferred }
}

function withoutParts(wanted: CollectionTexts): CollectionTexts {
  return {
    ...wanted,
    collectionUri: '',
    itemBaseUri: '',
    royalties: { royaltyBasisPoints: 0, creators: [] },
    extraFields: [],
  }
}

function partsOf({ royalties, itemBaseUri, collectionUri, extraFields }: CollectionTexts): Part[] {
  return [
    {
      include: (texts) => ({ ...texts, royalties }),
      change: { type: 'royalties', royalties },
    },
    {
      include: (texts) => ({ ...texts, itemBaseUri }),
      change: { type: 'collection', title: 'the uri of items', changes: { itemBaseUri } },
    },
    {
      include: (texts) => ({ ...texts, collectionUri }),
      change: {
        type: 'collection',
        title: 'the uri of the collection',
        changes: { collectionUri },
      },
    },
    ...extraFields.map(
      (field): Part => ({
        include: (texts) => ({ ...texts, extraFields: [...texts.extraFields, field] }),
        change: { type: 'setField', field },
      }),
    ),
  ]
}
