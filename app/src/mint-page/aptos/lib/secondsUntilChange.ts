import type { DropState } from '@mintline/aptos'

/** Returns the seconds until a phase next opens or closes; undefined = none will. */
export function secondsUntilChange({
  ledger,
  phases,
}: Pick<DropState, 'ledger' | 'phases'>): bigint | undefined {
  const next = phases.end ?? phases.next?.saleMintTime
  return next === undefined ? undefined : next - ledger.now
}
