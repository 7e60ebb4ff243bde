import type { SentStep, StepJournal, StepPreview } from '@mintline/core/drop'
import type { BaseContext } from '../runtime/baseContext.ts'
import { stepJournal } from '../state/stepJournal.ts'
import type { PlannedCall } from './plan.ts'
import { assertMayPropose, type ProposalOptions } from './proposal.ts'
import { resumeEarlier } from './resumeEarlier.ts'
import type { StepSession } from './stepSession.ts'

/** A network and the wallet on it, with its state between runs. */
export interface OpenedNetwork<Wallet, Address extends string, Chain> {
  readonly wallet: Wallet
  readonly address: Address
  readonly chain: Chain
  /** Folder for the network's state. */
  readonly folder: string
  readonly journal: StepJournal
}

/** A chain's parts of a session. */
export interface SessionKind<Wallet, Address extends string, Chain, Session> {
  addressOf(wallet: Wallet): Address
  fetchChain(): Promise<Chain>
  /** Returns the folder for a network's state between runs. */
  folderOf(base: string, chain: Chain): string | Promise<string>
  sessionOf(opened: OpenedNetwork<Wallet, Address, Chain>): Session
  /** Makes a session propose to a vault, which `--propose` names. */
  proposingTo(vault: string, session: Session): Promise<Session>
}

/**
 * Prepares for sending: finds wallet and network, and waits until an earlier run's transactions have ended and the node
 * shows them, so that later reads are up to date. With `--propose`, a vault's owners get what the session sends.
 *
 * @throws USAGE_INVALID for `--propose` where it cannot be used; FILE_NOT_WRITABLE if the state cannot be stored, and
 * what the context and `proposingTo` throw
 */
export async function openStepSession<
  Step extends PlannedCall,
  Wallet,
  Preview extends StepPreview,
  Sent extends SentStep,
  Address extends string,
  Chain extends { readonly name: string; readonly host: string },
  Session extends StepSession<Step, Wallet, Preview, Sent>,
>(
  context: BaseContext<Wallet>,
  { mayPropose = false }: ProposalOptions,
  kind: SessionKind<Wallet, Address, Chain, Session & StepSession<Step, Wallet, Preview, Sent>>,
): Promise<Session> {
  const { propose } = context.options
  assertMayPropose(context.options, mayPropose)
  const wallet = await context.wallet()
  const chain = await kind.fetchChain()
  const folder = await kind.folderOf(context.stateBase(), chain)
  const address = kind.addressOf(wallet)
  context.output.detail(`Network ${chain.name} at ${chain.host}, wallet ${address}`)
  const opened = { wallet, address, chain, folder, journal: stepJournal(folder) }
  const session = kind.sessionOf(opened)
  await resumeEarlier(session, folder)
  return propose === undefined ? session : kind.proposingTo(propose, session)
}
