import {
  type CollectionChanges,
  closeAllowlistAccount,
  type Locks,
  lock,
  modifyCollection,
  modifyPhase,
  type PhaseTerms,
} from '@mintline/solana'
import type { PublicKey } from '@solana/web3.js'
import { type Collection, OPEN_PHASE } from './collection.ts'

/** Replaces a phase's terms as its owner; the default is an open phase. */
export async function changePhase(
  { chain, deployment, creator }: Collection,
  phaseIndex: number,
  terms: Partial<PhaseTerms>,
  active = true,
): Promise<void> {
  const instruction = modifyPhase({
    deployment,
    creator: creator.publicKey,
    phaseIndex,
    active,
    phase: { ...OPEN_PHASE, ...terms },
  })
  await chain.send([instruction], [creator])
}

/** Changes the collection as its owner. */
export async function changeCollection(
  { chain, deployment, creator, groupMint }: Collection,
  changes: CollectionChanges,
): Promise<void> {
  const instruction = modifyCollection({
    deployment,
    creator: creator.publicKey,
    groupMint: groupMint.publicKey,
    changes,
  })
  await chain.send([instruction], [creator])
}

/** Closes an allowlist entry that the owner paid for. */
export async function closeEntry(
  { chain, deployment, creator }: Collection,
  user: PublicKey,
  phaseIndex = 0,
): Promise<void> {
  const instruction = closeAllowlistAccount({
    deployment,
    creator: creator.publicKey,
    phaseIndex,
    user,
  })
  await chain.send([instruction], [creator])
}

/** Locks parts of the collection as its owner. */
export async function lockCollection(
  { chain, deployment, creator }: Collection,
  locks: Partial<Locks>,
): Promise<void> {
  await chain.send([lock({ deployment, creator: creator.publicKey, locks })], [creator])
}
