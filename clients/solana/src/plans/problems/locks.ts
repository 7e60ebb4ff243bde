import { LockError } from '../../errors/lockError.ts'
import type { CollectionInfo } from '../../reads/collectionInfo.ts'
import type { Problems } from './problems.ts'

/** Changed values that a lock can forbid; undefined = unchanged. */
interface LockableChanges {
  readonly maxNumberOfTokens?: bigint | undefined
  readonly maxMintsPerWallet?: bigint | undefined
  readonly cosignerProgramId?: string | undefined
  readonly collectionName?: string | undefined
  readonly collectionUri?: string | undefined
  readonly itemBaseName?: string | undefined
  readonly itemBaseUri?: string | undefined
}

/** Terms for the mints of all phases. */
const TERMS = ['maxMintsPerWallet', 'cosignerProgramId'] as const
const TEXTS = ['collectionName', 'collectionUri', 'itemBaseName', 'itemBaseUri'] as const

/** Checks a collection's changed values against its locks. */
export function checkCollectionLocks(
  problems: Problems,
  path: string,
  { locks, maxNumberOfTokens: current }: Pick<CollectionInfo, 'locks' | 'maxNumberOfTokens'>,
  changes: LockableChanges,
): void {
  const { maxNumberOfTokens: max } = changes
  if (locks.supply && max !== undefined && isRaised(current, max)) {
    problems.add(`${path}.maxNumberOfTokens`, new LockError('SUPPLY_LOCKED', { max, current }))
  }
  for (const term of TERMS) {
    if (locks.phases && changes[term] !== undefined) {
      problems.add(`${path}.${term}`, new LockError('PHASES_LOCKED', {}))
    }
  }
  for (const text of TEXTS) {
    if (locks.texts && changes[text] !== undefined) {
      problems.add(`${path}.${text}`, new LockError('TEXTS_LOCKED', {}))
    }
  }
}

/** Returns true if a supply allows more items than another; 0 = unlimited. */
function isRaised(current: bigint, max: bigint): boolean {
  return current !== 0n && (max === 0n || max > current)
}
