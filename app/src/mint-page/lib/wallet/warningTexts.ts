import type { PlanWarning } from '@mintline/solana'

/** What somebody who mints is told of what a plan warns of, each thing once. */
export function warningTexts(warnings: readonly PlanWarning[]): string[] {
  return [...new Set(warnings.map(textOf))]
}

function textOf({ code, message }: PlanWarning): string {
  // How much that is shows in the rent, in the currency of the network.
  return code === 'RECEIVER_FUNDED'
    ? 'Somebody who is paid holds too little to receive it, so the rent includes what they lack.'
    : message
}
