import type { CollectionInfo } from '@mintline/solana/reads'

type Lockable = Pick<CollectionInfo, 'locks' | 'maxNumberOfTokens' | 'itemBaseUri' | 'metadata'>

/** Addresses of content that cannot change behind them. */
const PERMANENT = /^(ipfs|ar):/i

/** Describes what an owner can never change again, as far as it concerns collectors. */
export function lockedTerms(collection: Lockable): readonly string[] {
  const { locks, maxNumberOfTokens, itemBaseUri, metadata } = collection
  const isPermanent = [itemBaseUri, metadata.collectionBaseUri].every((uri) => PERMANENT.test(uri))
  return [
    // A locked supply without a limit still has none.
    ...(locks.supply && maxNumberOfTokens > 0n ? ['The supply never grows'] : []),
    ...(locks.texts ? [`Names and ${isPermanent ? 'artwork' : 'metadata links'} stay`] : []),
    ...(locks.phases ? ['Terms of these phases stay'] : []),
  ]
}
