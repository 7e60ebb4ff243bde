import type { PlannedTransaction } from '../../transaction/plan.ts'
import type { RentFormula } from '../../transaction/rentExempt.ts'
import { fitsTransaction, packGreedily } from '../../transaction/transactionSize.ts'
import { inWords } from '../inWords.ts'
import type { TokenStep } from '../phases/packPhases.ts'
import { accountSteps, type PhaseTokens } from '../phases/phaseTokens.ts'

/** New receivers, and the price tokens that they will be paid in. */
export interface NewReceivers {
  /** Base58. */
  readonly receivers: readonly string[]
  /** From `fetchPhaseTokens`; undefined = not looked up, so that no account is created. */
  readonly priceTokens: PhaseTokens | undefined
  /** The cluster's rent. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/**
 * Creates the token accounts that new receivers lack before the change that lets mints pay them: in its transaction, as
 * far as they fit, otherwise in transactions before it. Without an account, a share waits in the token's vault.
 */
export function withTokenAccounts(
  change: PlannedTransaction,
  { receivers, priceTokens = new Map(), rentOf }: NewReceivers,
): readonly PlannedTransaction[] {
  const { payer } = change
  const steps = [...priceTokens.values()].flatMap((token) =>
    accountSteps(token, { receivers, payer, rentOf }),
  )
  // Filled from the end, so that the change's own transaction takes as many accounts as fit.
  const beside = stepsThatFit(change, steps)
  const nothing = { ...change, instructions: [], rent: 0n }
  const batches = packGreedily(steps.slice(beside.length), (batch) =>
    fitsTransaction(withSteps(nothing, batch)),
  )
  const opened = batches.map((batch) => {
    const title = openingTitle(batch)
    return {
      ...withSteps(nothing, batch),
      title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    }
  })
  if (beside.length === 0) return [...opened, change]
  return [
    ...opened,
    { ...withSteps(change, beside), title: `${change.title} and ${openingTitle(beside)}` },
  ]
}

/** Takes as many steps from the start as fit the change's transaction. */
function stepsThatFit(change: PlannedTransaction, steps: readonly TokenStep[]) {
  let count = 0
  while (count < steps.length && fitsTransaction(withSteps(change, steps.slice(0, count + 1)))) {
    count += 1
  }
  return steps.slice(0, count)
}

/** Puts steps before a transaction's own instructions. */
function withSteps(change: PlannedTransaction, steps: readonly TokenStep[]): PlannedTransaction {
  const opening = steps.flatMap(({ instructions }) => instructions)
  const rent = steps.reduce((sum, step) => sum + step.rent, change.rent)
  return { ...change, instructions: [...opening, ...change.instructions], rent }
}

function openingTitle(steps: readonly TokenStep[]): string {
  return `open token accounts for ${inWords([...new Set(steps.map(({ symbol }) => symbol))])}`
}
