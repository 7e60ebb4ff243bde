import { type Locks, NO_LOCKS } from '@mintline/solana'
import fc, { type Arbitrary } from 'fast-check'
import { mostly, often } from './plausible.ts'

/** Few locks, so that most sequences can still change most parts. */
const isLocked = often(false, true, 6)

/** Locks to add. */
export const locks: Arbitrary<Locks> = fc.record({
  supply: isLocked,
  texts: isLocked,
  phases: isLocked,
  royalties: isLocked,
  fee: isLocked,
})

/** Locks that a collection is deployed with. */
export const locksAtLaunch: Arbitrary<Locks> = mostly(fc.constant(NO_LOCKS), locks)
