import type { PlanWarning } from '@mintline/solana'

/** A plan's warnings for minters, without duplicates. */
export function warningTexts(warnings: readonly PlanWarning[]): string[] {
  return [...new Set(warnings.map(textOf))]
}

function textOf({ code, message }: PlanWarning): string {
  // The amount is included in the rent, in the currency of the network.
  return code === 'RECEIVER_FUNDED'
    ? 'A wallet that this mint pays holds too little, so the rent includes what it lacks.'
    : message
}
