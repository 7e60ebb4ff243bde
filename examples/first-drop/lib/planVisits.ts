import { lamportsOf, type PhaseConfig, type PhaseList } from '@mintline/cli'
import { solanaAddress } from '@mintline/core/identifiers'
import { currentPhase, type PhaseTimes, UNBOUNDED_END_TIME } from '@mintline/solana'
import type { Drop } from './readDrop.ts'
import { addressOf, COLLECTORS } from './wallets.ts'

/** Items that fit into one transaction. */
const MOST_ITEMS = 3n

/** A collector who mints in a phase. */
export interface Visit {
  readonly phaseIndex: number
  readonly phase: string
  /** Development wallet's name. */
  readonly collector: string
  readonly quantity: bigint
  /** Lamports for one item. */
  readonly price: bigint
  /** Unix seconds at which the phase is open. */
  readonly at: bigint
}

/** Items that a collector may mint. */
interface Grant {
  readonly collector: string
  readonly price: bigint
  /** 0 = no limit. */
  readonly limits: readonly bigint[]
}

/**
 * Returns one mint per phase, in chronological order. The first listed collector mints in a phase with a list, any
 * collector in a public one. Skips phases that never open and lists without a collector.
 *
 * @param now Unix seconds; phases without a start open then.
 */
export function planVisits({ config, lists }: Drop, now: bigint): Visit[] {
  const times = config.phases.map(
    ({ startTime = now, endTime = UNBOUNDED_END_TIME, isOpen: active }) => ({
      startTime,
      endTime,
      active,
    }),
  )
  const visits = config.phases.flatMap((phase, phaseIndex) => {
    const grant = grantOf(phase, phaseIndex, lists[phaseIndex])
    const at = openingOf(times, phaseIndex, now)
    if (!grant || at === undefined) return []
    const { collector, price } = grant
    const { maxPerWallet, maxItems } = config.supply
    const quantity = leastOf([
      MOST_ITEMS,
      ...grant.limits,
      phase.maxPerWallet,
      phase.maxItems,
      maxPerWallet,
      maxItems,
    ])
    return [{ phaseIndex, phase: phase.name, collector, quantity, price, at }]
  })
  return visits.sort((one, other) => Number(one.at - other.at))
}

/** Returns the lowest limit, where 0 means no limit; 0 if nothing is limited. */
function leastOf(limits: readonly bigint[]): bigint {
  const sorted = limits.filter((limit) => limit > 0n).sort((one, other) => Number(one - other))
  return sorted[0] ?? 0n
}

/** Returns the earliest moment from now on at which a phase is open; undefined = never. */
function openingOf(times: readonly PhaseTimes[], index: number, now: bigint): bigint | undefined {
  const changes = times.flatMap(({ startTime, endTime }) => [startTime, endTime])
  // A phase is open strictly after its start, and another one from its end on.
  const moments = [now, ...changes].filter((time) => time >= now).map((time) => time + 1n)
  moments.sort((one, other) => Number(one - other))
  return moments.find((moment) => currentPhase(times, moment) === times[index])
}

function grantOf(
  phase: PhaseConfig,
  phaseIndex: number,
  list: PhaseList | undefined,
): Grant | undefined {
  if (phase.kind === 'public') {
    const collector = COLLECTORS[phaseIndex % COLLECTORS.length] ?? COLLECTORS[0]
    const { coin } = phase.price ?? {}
    return { collector, price: coin ? lamportsOf(coin, 'SOL') : 0n, limits: [] }
  }
  for (const collector of COLLECTORS) {
    const user = solanaAddress(addressOf(collector))
    const proof = list?.tree?.documentOf(user)
    if (proof) return { collector, price: proof.claimPrice, limits: [proof.maxClaims] }
    const entry = list?.entries?.find((one) => one.user === user)
    if (entry) return { collector, price: entry.price, limits: [BigInt(entry.amount)] }
  }
  return undefined
}
