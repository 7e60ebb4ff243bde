import { CoreError, isMintlineError } from '@mintline/core'
import type { DropTerms, RefusedChange, SentStep, StepPreview } from '@mintline/core/drop'
import type { CommandResult } from '../runtime/commandResult.ts'
import { executeAsResult } from './carryOut.ts'
import type { Plan, PlannedCall } from './plan.ts'
import type { StepSession } from './stepSession.ts'

/** Terms to change; omitted ones stay as they are, phases too. */
export type ChangedTerms = Partial<
  Pick<DropTerms, 'money' | 'supply' | 'sale' | 'phases' | 'currencies' | 'extras'>
>

/** A drop on chain, opened to change it. */
export interface DropToChange<
  Terms extends DropTerms,
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
> {
  readonly session: StepSession<Step, Wallet, Preview, Sent>
  /** The terms that it has. */
  readonly terms: Terms
  /** Plans from what is on chain to other terms. */
  plan(
    wanted: Terms,
  ): Promise<{ readonly plan: Plan<Step>; readonly refused: readonly RefusedChange[] }>
}

/**
 * Changes values in a drop's terms, and nothing else.
 *
 * @throws What the chain refuses, before anything is asked
 */
export async function changeTerms<
  Terms extends DropTerms,
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  drop: DropToChange<Terms, Step, Wallet, Preview, Sent>,
  changed: ChangedTerms,
): Promise<CommandResult> {
  const { terms } = drop
  const extras = { ...terms.extras, ...changed.extras }
  const wanted = { ...terms, phases: undefined, ...changed, extras }
  const { plan, refused } = await drop.plan(wanted)
  assertAccepted(refused)
  return executeAsResult(drop.session, plan)
}

/** @throws The only refusal, or INPUT_INVALID with all of them */
export function assertAccepted(refused: readonly RefusedChange[]): void {
  const [first] = refused
  if (!first) return
  const problems = refused.flatMap(({ path, error }) =>
    isMintlineError(error, 'INPUT_INVALID')
      ? error.context.problems
      : [{ path, code: error.code, message: error.message }],
  )
  const isSame = problems.every(({ message }) => message === problems[0]?.message)
  if (isSame && !isMintlineError(first.error, 'INPUT_INVALID')) throw first.error
  throw new CoreError('INPUT_INVALID', { problems }, { cause: first.error })
}
