import type { TransactionInstruction } from '@solana/web3.js'
import type { Locks } from '../../instructions/types.ts'
import type { CollectionChange } from '../collection/collectionChange.ts'
import type { CollectionTexts } from '../collection/collectionTexts.ts'
import { type LockedPart, lockedParts } from '../lockedParts.ts'

/** A split deployment: its first transaction, and the changes that follow. */
export interface SplitDeployment {
  /** Texts after the first transaction. */
  readonly texts: CollectionTexts
  /** Locks that the first transaction sets. */
  readonly locks: Partial<Locks>
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
 * The rest is deferred, and locked by the last change. Names, symbol, caps, treasury and platform fee are always
 * included, and always fit. Nobody can mint before a phase is added, so no item is created from an incomplete
 * collection.
 */
export function splitDeployment(
  wanted: CollectionTexts,
  wantedLocks: Partial<Locks>,
  build: (texts: CollectionTexts) => TransactionInstruction,
  fits: (instruction: TransactionInstruction) => boolean,
): SplitDeployment {
  let texts = withoutParts(wanted)
  const deferred: CollectionChange[] = []
  let isFieldDeferred = false
  for (const { include, change } of partsOf(wanted)) {
    const larger = include(texts)
    const candidate = isFieldDeferred ? undefined : build(larger)
    if (candidate && fits(candidate)) {
      texts = larger
    } else {
      deferred.push(change)
      isFieldDeferred = change.type === 'setField'
    }
  }
  const later = laterLocks(wantedLocks, deferred)
  const now = Object.entries(wantedLocks).filter(([part]) => !later.some((one) => one === part))
  if (later.length > 0) {
    const locks = Object.fromEntries(later.map((part) => [part, true]))
    deferred.push({ type: 'lock', locks })
  }
  return { texts, locks: Object.fromEntries(now), deferred }
}

/** Parts that can be locked only once the deferred changes are made. */
function laterLocks(
  wanted: Partial<Locks>,
  deferred: readonly CollectionChange[],
): readonly LockedPart[] {
  return lockedParts(wanted).filter((part) =>
    deferred.some(
      ({ type }) =>
        (part === 'texts' && type === 'collection') ||
        (part === 'royalties' && type === 'royalties'),
    ),
  )
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
