import type { SentStep, StepPreview, StepSender } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { CommandError } from '../errors/commandError.ts'
import { confirm, previewSteps, sendSteps } from './carryOut.ts'
import type { Plan, PlannedCall } from './plan.ts'
import type { StepSession } from './stepSession.ts'

/** A vault whose proposals are on chain, sent there by an owner's wallet. */
export interface OnChainVault<Step extends PlannedCall, Preview extends StepPreview, Sent> {
  readonly address: string
  readonly owners: readonly string[]
  /** How many owners have to agree. */
  readonly threshold: bigint
  /** Returns true if the vault needs no funds of its own for a step. */
  isFree(preview: Preview): boolean
  /** @throws PROPOSAL_IMPOSSIBLE for a step that no proposal can hold */
  check(steps: readonly Step[]): void
  /** Returns the transactions with which the wallet proposes a plan. */
  stepsOf(plan: Plan<Step>): Promise<readonly Step[]>
  /** Returns the ids that the vault gave to the proposals. */
  idsOf(sent: readonly Sent[]): Promise<readonly string[]>
}

/**
 * Makes a session propose to a vault on chain: plans are made for the vault's address, and the wallet, one of its
 * owners, sends the proposals.
 *
 * @throws VAULT_OWNER_REQUIRED
 */
export function vaultSession<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
  Session extends StepSession<Step, Wallet, Preview, Sent>,
>(
  session: Session & StepSession<Step, Wallet, Preview, Sent>,
  {
    address: vault,
    owners,
    threshold,
    isFree,
    check,
    stepsOf,
    idsOf,
  }: OnChainVault<Step, Preview, Sent>,
): Session {
  const { context, address: wallet } = session
  if (!owners.includes(wallet)) {
    throw new CommandError('VAULT_OWNER_REQUIRED', { vault, wallet, owners })
  }
  context.output.info(
    `Proposing to the vault ${vault}, where ${threshold} of ${owners.length} owners agree: ${owners.join(', ')}`,
  )
  const sender = unfundedSender(session.sender, isFree)
  return {
    ...session,
    address: vault,
    sender,
    proposer: {
      check,
      propose: async (plan: Plan<Step>) => {
        const asVault = { ...session, sender, address: vault }
        const refused = (await previewSteps(asVault, plan.transactions)).find(({ error }) => error)
        if (refused?.error) throw refused.error
        const transactions = await stepsOf(plan)
        await confirm(session, { ...plan, title: `Propose: ${plan.title}`, transactions })
        const ids = await idsOf(await sendSteps(session, transactions))
        return { vault, owners, threshold, id: ids.join(', '), url: undefined, file: undefined }
      },
    },
  }
}

/** Previews a vault's steps, whose network fee whoever executes them pays. */
export function unfundedSender<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
>(
  sender: StepSender<Step, Wallet, Preview, Sent>,
  isFree: (preview: Preview) => boolean,
): StepSender<Step, Wallet, Preview, Sent> {
  return {
    ...sender,
    preview: async (steps, wallet, options) => {
      const previews = await sender.preview(steps, wallet, options)
      return previews.map((preview) =>
        isFree(preview) && isMintlineError(preview.error, 'FUNDS_TOO_LOW')
          ? { ...preview, error: undefined }
          : preview,
      )
    },
  }
}
