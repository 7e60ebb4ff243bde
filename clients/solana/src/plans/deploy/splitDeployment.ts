import type { TransactionInstruction } from '@solana/web3.js'
import type { CollectionChange } from '../collection/collectionChange.ts'
import type { CollectionTexts } from '../collection/collectionTexts.ts'

/** A deployment in parts: what it starts with, and what follows in further transactions. */
export interface SplitDeployment {
  readonly instruction: TransactionInstruction
  /** As the deployment leaves them. */
  readonly texts: CollectionTexts
  /** In the order in which they are made. */
  readonly deferred: readonly CollectionChange[]
}

interface Part {
  /** The texts with this part of them. */
  include(texts: CollectionTexts): CollectionTexts
  /** What sets the part later on. */
  readonly change: CollectionChange
}

/**
 * Puts into the deployment what fits, in this order: royalties, uri of the items, uri of the
 * collection, extra fields from the first on. The rest is deferred. Names, symbol, caps, treasury
 * and platform fee are always in it, and always fit.
 *
 * Before a phase is added nobody can mint, so nobody sees an item of a collection half set up.
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
