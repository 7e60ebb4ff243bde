import type { PlanWarning } from '@mintline/solana'

/** Returns a plan's warnings for minters, deduplicated. */
export function warningTexts(warnings: readonly PlanWarning[]): string[] {
  return [...new Set(warnings.map(textOf))]
}

function textOf({ code, message }: PlanWarning): string {
  // The rent includes the amount, in the network's currency.
  return code === 'RECEIVER_FUNDED'
    ? 'A wallet that this mint pays holds too little, so the rent includes what it lacks.'
    : message
}
