import {
  type CollectionInfo,
  type EditionPhase,
  isChangeLocked,
  isRemovalLocked,
} from '@mintline/solana'

/**
 * Returns why locked phases forbid writing these changes; undefined = they do not.
 *
 * @param changed Entries on chain that would get other terms.
 */
export function writingLock(
  { locks }: Pick<CollectionInfo, 'locks'>,
  changed: number,
): string | undefined {
  return isChangeLocked(locks, changed)
    ? 'Locked: entries on chain keep their price and amount. Only new wallets can be added.'
    : undefined
}

/**
 * Returns why locked phases forbid removing entries; undefined = they do not.
 *
 * @param now Unix seconds.
 */
export function removalLock(
  { locks }: Pick<CollectionInfo, 'locks'>,
  phase: Pick<EditionPhase, 'endTime'>,
  now: bigint,
): string | undefined {
  return isRemovalLocked(locks, phase, now)
    ? 'Locked: entries can be removed once the phase has ended.'
    : undefined
}
