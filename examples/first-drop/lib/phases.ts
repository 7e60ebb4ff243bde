import { addPhase, addToAllowlist, type PhaseTerms } from '@mintline/solana'
import type { Keypair, PublicKey } from '@solana/web3.js'
import type { DropConfig, PhaseConfig } from './config.ts'
import { entriesOf, merkleListOf } from './lists.ts'
import type { Network } from './network.ts'
import type { StepResult } from './steps.ts'

const COMPUTE_UNITS = 200_000
const SECONDS_PER_HOUR = 3_600
/** As many as fit into a transaction. */
const ENTRIES_PER_TRANSACTION = 10

/** When each phase is open, one after the other from `start`, in unix seconds. */
export function schedule(phases: readonly PhaseConfig[], start: bigint): PhaseTerms[] {
  let startTime = start
  return phases.map((phase) => {
    const endTime = startTime + BigInt(Math.round(phase.hours * SECONDS_PER_HOUR))
    const root = merkleListOf(phase)?.root
    const terms: PhaseTerms = {
      priceAmount: phase.type === 'public' ? phase.price : 0n,
      startTime,
      endTime,
      maxMintsPerWallet: phase.maxMintsPerWallet,
      maxMintsTotal: phase.maxMintsTotal,
      phaseType: phase.type,
      ...(root && { merkleRoot: root }),
    }
    startTime = endTime
    return terms
  })
}

/** Adds a phase and, for an allowlist phase, its entries. */
export async function launchPhase(
  network: Network,
  config: DropConfig,
  owner: { deployment: PublicKey; creator: Keypair },
  phaseIndex: number,
  terms: PhaseTerms,
): Promise<StepResult> {
  const administration = { deployment: owner.deployment, creator: owner.creator.publicKey }
  const instruction = await addPhase(network.controls, { ...administration, phase: terms })
  let cost = await network.send([instruction], [owner.creator], { units: COMPUTE_UNITS })

  const phase = config.phases[phaseIndex]
  const entries = phase ? entriesOf(phase) : []
  if (terms.phaseType === 'allowList') {
    for (let first = 0; first < entries.length; first += ENTRIES_PER_TRANSACTION) {
      const batch = await Promise.all(
        entries.slice(first, first + ENTRIES_PER_TRANSACTION).map(({ wallet, price, maxClaims }) =>
          addToAllowlist(network.controls, {
            ...administration,
            phaseIndex,
            user: wallet,
            price: Number(price),
            amount: Number(maxClaims),
          }),
        ),
      )
      cost += await network.send(batch, [owner.creator], { units: COMPUTE_UNITS })
    }
  }
  const listed = entries.length > 0 ? `, ${entries.length} wallets listed` : ''
  return {
    cost,
    summary: `phase ${phaseIndex}, ${terms.phaseType}${listed}`,
    details: [`open from ${isoTime(terms.startTime)} to ${isoTime(terms.endTime)}`],
  }
}

/** Unix seconds as ISO text. */
export function isoTime(unixSeconds: bigint): string {
  return new Date(Number(unixSeconds) * 1_000).toISOString()
}
