import type { SentStep, StepJournal, StepPreview, StepSender } from '@mintline/core/drop'
import type { Line } from '../output/table.ts'
import type { BaseContext } from '../runtime/baseContext.ts'
import type { SignedKind } from '../wallet/walletPowers.ts'
import type { Plan, PlannedCall } from './plan.ts'
import type { Proposal } from './proposal.ts'

/** A wallet on a network, ready to carry out steps. */
export interface StepSession<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
> {
  readonly context: BaseContext
  readonly chain: {
    /** Display name. */
    readonly name: string
    /** The node's host and port. */
    readonly host: string
    /** True if money is real. */
    readonly isMainnet: boolean
  }
  readonly wallet: Wallet
  /** The wallet's address. */
  readonly address: string
  readonly journal: StepJournal
  /** Previews and sends on the network. */
  readonly sender: StepSender<Step, Wallet, Preview, Sent>
  readonly words: StepWords<Preview>
  /** Returns what the wallet has to sign for a step. */
  signedKinds(step: Step): Iterable<SignedKind>
  /** Returns a step for a wallet elsewhere; undefined = known only once the steps before it are confirmed. */
  unsigned(step: Step, preview: Preview): Promise<UnsignedStep | undefined>
  /** Proposes plans to a vault's owners; undefined = the wallet sends them. */
  readonly proposer?: Proposer<Step> | undefined
  /** Called when a step is confirmed and still recorded. */
  readonly onConfirmed?: ((sent: Sent) => void) | undefined
}

/** A transaction for a wallet elsewhere: text in base64 or hex, or a request as JSON. */
export type UnsignedStep = string | Readonly<Record<string, string | number | null>>

/** Proposes plans to the owners of a vault. */
export interface Proposer<Step extends PlannedCall> {
  /** @throws PROPOSAL_IMPOSSIBLE for a step that no proposal can hold; nothing has been signed by then */
  check(steps: readonly Step[]): void
  /** Proposes a plan, after confirmation. */
  propose(plan: Plan<Step>): Promise<Proposal>
}

/** How a chain words its steps. */
export interface StepWords<Preview> {
  /** Returns lines about a step, to go before its costs. */
  linesOf(preview: Preview): readonly Line[]
  /** Formats an amount in the native coin. */
  amountOf(value: bigint): string
  /** Returns a transaction's page in an explorer; undefined on local networks. */
  urlOf(hash: string): string | undefined
}
