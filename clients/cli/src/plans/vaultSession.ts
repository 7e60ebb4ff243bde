import type { SentStep, StepPreview, StepSender } from '@mintline/core/drop'
import { isMintlineError } from '@mintline/core/errors'
import { CommandError } from '../errors/commandError.ts'
import { confirm, previewSteps, sendSteps } from './carryOut.ts'
import type { Plan, PlannedCall } from './plan.ts'
import type { StepSession } from './stepSession.ts'

/** A vault whose proposals are on chain, sent there by an owner's wallet. */
export interface OnChainVault<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
> {
  readonly address: string
  /** Who has to agree. */
  readonly owners: readonly string[]
  /** How many of them. */
  readonly threshold: bigint
  /** Who may propose. */
  readonly proposers: readonly string[]
  /** Previews what the vault would do. */
  readonly sender: StepSender<Step, Wallet, Preview, Sent>
  /** @throws PROPOSAL_IMPOSSIBLE for a step that no proposal can hold */
  check(steps: readonly Step[]): void
  /** Returns the transactions with which the wallet proposes a plan. */
  proposalOf(plan: Plan<Step>): Promise<{
    readonly transactions: readonly Step[]
    /** Returns the ids that the vault gave to the proposals. */
    idsOf(sent: readonly Sent[]): Promise<readonly string[]>
  }>
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
  vault: OnChainVault<Step, Wallet, Preview, Sent>,
): Session {
  const { context, address: wallet } = session
  const { address, owners, threshold, proposers, sender, check, proposalOf } = vault
  if (!proposers.includes(wallet)) {
    throw new CommandError('VAULT_OWNER_REQUIRED', { vault: address, wallet, owners: proposers })
  }
  context.output.info(
    `Proposing to the vault ${address}, where ${threshold} of ${owners.length} owners agree: ${owners.join(', ')}`,
  )
  return {
    ...session,
    address,
    sender,
    proposer: {
      check,
      propose: async (plan: Plan<Step>) => {
        const asVault = { ...session, sender, address }
        const refused = (await previewSteps(asVault, plan.transactions)).find(({ error }) => error)
        if (refused?.error) throw refused.error
        const { transactions, idsOf } = await proposalOf(plan)
        await confirm(session, { ...plan, title: `Propose: ${plan.title}`, transactions })
        const id = (await idsOf(await sendSteps(session, transactions))).join(', ')
        return { vault: address, owners, threshold, id, url: undefined, file: undefined }
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
