import {
  type DesiredPhase,
  fetchPhaseTokens,
  type PhaseInput,
  phaseTermsOf,
  planAddPhases,
  planPhaseChanges,
} from '@mintline/solana'
import type { Keypair } from '@solana/web3.js'
import { connectionOf, readChainTime, readCollection, sendAs } from './chain.ts'
import type { RunningApp } from './startApp.ts'

/** A collection's phases, and its owner. */
interface PhasesOf<Phase> {
  creator: Keypair
  deployment: string
  phases: readonly Phase[]
}

/** Adds phases to a collection as its owner, without the page. */
export async function addPhases(
  app: RunningApp,
  { creator, deployment, phases }: PhasesOf<PhaseInput>,
): Promise<void> {
  const info = await readCollection(app, deployment)
  const now = await readChainTime(app)
  const wallet = creator.publicKey.toBase58()
  const receivers = [info.treasury, ...info.platformFees.recipients.map(({ address }) => address)]
  const priceTokens = await fetchPhaseTokens(connectionOf(app), {
    deployment: info.editions,
    phases,
    receivers,
  })
  const plan = planAddPhases({
    info,
    wallet,
    priceTokens,
    phases: phases.map((phase) => phaseTermsOf(phase, now)),
  })
  await sendAs(app, creator, plan)
}

/** Replaces a collection's phases as its owner, without the page. */
export async function setPhases(
  app: RunningApp,
  { creator, deployment, phases }: PhasesOf<DesiredPhase>,
): Promise<void> {
  const info = await readCollection(app, deployment)
  const now = await readChainTime(app)
  const wallet = creator.publicKey.toBase58()
  await sendAs(app, creator, planPhaseChanges({ info, wallet, desired: phases, now }))
}
