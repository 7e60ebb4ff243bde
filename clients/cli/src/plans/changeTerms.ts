import type {
  DropChain,
  DropChange,
  DropStep,
  DropTerms,
  PresentDrop,
  SentStep,
  StepPreview,
} from '@mintline/core/drop'
import type { CommandResult } from '../runtime/commandResult.ts'
import { executeAsResult } from './carryOut.ts'
import type { SettingChange } from './plan.ts'
import { planOf } from './planOf.ts'
import type { StepSession } from './stepSession.ts'

/** A drop on chain, opened to change it. */
export interface OpenDrop<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
> {
  readonly session: StepSession<Step, Wallet, Preview, Sent>
  readonly drops: DropChain<Terms, Present, Step, Wallet, Preview, Sent>
  readonly present: Present
  /** Converts a change in terms to one in a config. */
  settingChange(change: DropChange): SettingChange
}

/**
 * Changes values in a drop's own terms, and nothing else; its phases stay as they are.
 *
 * @param title For display: `Set the royalties`.
 * @throws The first refusal by the chain, before anything is asked
 */
export async function changeTerms<
  Terms extends DropTerms,
  Present extends PresentDrop,
  Step extends DropStep,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  { session, drops, present, settingChange }: OpenDrop<Terms, Present, Step, Wallet, Preview, Sent>,
  title: string,
  change: (terms: Terms) => Terms,
): Promise<CommandResult> {
  const { address: wallet, context } = session
  const terms = change({ ...drops.termsOf(present), phases: undefined })
  const { signal } = context
  const { steps, changes, refused } = await drops.plan({ terms, present, wallet }, { signal })
  if (refused[0]) throw refused[0].error
  return executeAsResult(session, planOf(title, steps, changes.map(settingChange)))
}
