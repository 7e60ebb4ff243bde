import type { PlanWarning } from '@mintline/solana'

/** A plan's warnings for minters, without duplicates. */
export function warningTexts(warnings: readonly PlanWarning[]): string[] {
  return [...new Set(warnings.map(textOf))]
}

function textOf({ code, message }: PlanWarning): string {
  // The amount is included in the rent, in the currency of the network.
  return code === 'RECEIVER_FUNDED'
    ? 'A receiver has too little balance to be paid, so the rent includes the missing part.'
    : message
}
