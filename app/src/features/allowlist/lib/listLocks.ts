import type { CollectionInfo, EditionPhase } from '@mintline/solana'

/**
 * Returns why locked phases forbid writing these changes; undefined = they do not.
 *
 * @param changed Entries on chain that would get other terms.
 */
export function writingLock(
  { locks }: Pick<CollectionInfo, 'locks'>,
  changed: number,
): string | undefined {
  return locks.phases && changed > 0
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
  { endTime }: Pick<EditionPhase, 'endTime'>,
  now: bigint,
): string | undefined {
  return locks.phases && now < endTime
    ? 'Locked: entries can be removed once the phase has ended.'
    : undefined
}
