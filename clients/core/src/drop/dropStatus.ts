import { remainingOf } from '../mint/usage.ts'
import type { DropPhase, DropState } from './dropState.ts'

/** The parts of a phase that decide when its items can be minted. */
export type SalePhase = Pick<DropPhase, 'startTime' | 'endTime' | 'isOpen' | 'maxItems' | 'minted'>

/** The parts of a drop that decide its status. */
export interface DropSale {
  readonly supply: Pick<DropState['supply'], 'minted' | 'maxItems'>
  readonly phases: readonly SalePhase[]
  readonly sale: DropState['sale']
}

/** A drop's status. Phases are indexes in its phases, times Unix seconds. */
export type DropStatus =
  /** The phase is the first open one with items left; `endsAt` undefined = open end. */
  | { readonly status: 'open'; readonly phase: number; readonly endsAt: bigint | undefined }
  /** Nothing is open; the phase opens next. */
  | { readonly status: 'upcoming'; readonly phase: number; readonly startsAt: bigint }
  /** The phase would be open, but the owner has paused the drop, or switched the phase off. */
  | { readonly status: 'paused'; readonly phase: number }
  /** All open phases are sold out, the phase being the first; `next` opens next, undefined = none. */
  | { readonly status: 'phase-sold-out'; readonly phase: number; readonly next: number | undefined }
  /** All items are minted. */
  | { readonly status: 'sold-out' }
  /** The drop is over, or all its phases are. */
  | { readonly status: 'ended' }
  /** All phases to come are switched off. */
  | { readonly status: 'closed' }
  | { readonly status: 'no-phase' }
  | { readonly status: 'not-deployed' }

/** A drop status by itself. */
export type DropStatusName = DropStatus['status']

/** A phase's status. */
export type PhaseStatusName = 'active' | 'sold out' | 'not started' | 'finished' | 'inactive'

/** Names for display, and what a collector should know; empty = nothing. */
export const DROP_STATUS_TEXTS: Readonly<
  Record<DropStatusName, { readonly name: string; readonly sentence: string }>
> = {
  open: { name: 'Open', sentence: '' },
  upcoming: { name: 'Upcoming', sentence: 'Minting has not started yet.' },
  paused: { name: 'Paused', sentence: 'The creator has paused this drop.' },
  'phase-sold-out': { name: 'Phase sold out', sentence: 'All items of this phase are minted.' },
  'sold-out': { name: 'Sold out', sentence: 'All items of this collection are minted.' },
  ended: { name: 'Ended', sentence: 'All phases are over.' },
  closed: { name: 'Closed', sentence: 'The creator has closed this drop.' },
  'no-phase': { name: 'No phase', sentence: 'The creator has not opened a phase yet.' },
  'not-deployed': { name: 'Not deployed', sentence: 'This drop is not on chain yet.' },
}

/** Names of phases' statuses for display. */
export const PHASE_STATUS_NAMES: Readonly<Record<PhaseStatusName, string>> = {
  active: 'Open',
  'sold out': 'Sold out',
  'not started': 'Upcoming',
  finished: 'Ended',
  inactive: 'Switched off',
}

/**
 * Returns a drop's status.
 *
 * @param drop Undefined = not on chain.
 * @param now Chain time in Unix seconds.
 */
export function dropStatus(drop: DropSale | undefined, now: bigint): DropStatus {
  if (!drop) return { status: 'not-deployed' }
  const { supply, phases, sale } = drop
  if (remainingOf({ max: supply.maxItems, used: supply.minted }) === 0n) {
    return { status: 'sold-out' }
  }
  if (sale.endTime !== undefined && sale.endTime <= now) return { status: 'ended' }
  if (phases.length === 0) return { status: 'no-phase' }
  const statuses = phases.map((phase) => phaseStatus(phase, drop, now))
  const phase = statuses.indexOf('active')
  if (phase >= 0) {
    return sale.isPaused
      ? { status: 'paused', phase }
      : { status: 'open', phase, endsAt: phaseClosing(phases[phase] as SalePhase, drop) }
  }
  const next = firstToStart(phases, statuses)
  const full = statuses.indexOf('sold out')
  if (full >= 0) return { status: 'phase-sold-out', phase: full, next }
  if (next !== undefined) {
    return { status: 'upcoming', phase: next, startsAt: (phases[next] as SalePhase).startTime }
  }
  return switchedOff(drop, now)
}

/** Returns a drop's status when no phase that is switched on is open or to come. */
function switchedOff(drop: DropSale, now: bigint): DropStatus {
  const on = drop.phases.map((phase) => phaseStatus({ ...phase, isOpen: true }, drop, now))
  const phase = on.indexOf('active')
  if (phase >= 0) return { status: 'paused', phase }
  return { status: on.includes('not started') ? 'closed' : 'ended' }
}

function firstToStart(
  phases: readonly SalePhase[],
  statuses: readonly PhaseStatusName[],
): number | undefined {
  return phases.reduce<number | undefined>((first, { startTime }, index) => {
    if (statuses[index] !== 'not started') return first
    const isEarlier = first === undefined || startTime < (phases[first] as SalePhase).startTime
    return isEarlier ? index : first
  }, undefined)
}

/**
 * Returns a phase's status, whether or not the drop is paused.
 *
 * @param now Chain time in Unix seconds.
 */
export function phaseStatus(
  phase: SalePhase,
  drop: Pick<DropSale, 'phases' | 'sale'>,
  now: bigint,
): PhaseStatusName {
  const { startTime, maxItems, minted } = phase
  if (!phase.isOpen) return 'inactive'
  const closing = phaseClosing(phase, drop)
  if (closing !== undefined && (closing <= now || closing <= startTime)) return 'finished'
  if (now < startTime) return 'not started'
  return remainingOf({ max: maxItems, used: minted }) === 0n ? 'sold out' : 'active'
}

/**
 * Returns when a phase closes, in Unix seconds: at its own end, or where it has none when the next one starts, and
 * never after the drop. Undefined = open end.
 */
export function phaseClosing(
  { startTime, endTime }: Pick<SalePhase, 'startTime' | 'endTime'>,
  { phases, sale }: Pick<DropSale, 'phases' | 'sale'>,
): bigint | undefined {
  const later = phases.map((phase) => phase.startTime).filter((start) => start > startTime)
  return earliest([endTime ?? earliest(later), sale.endTime])
}

/**
 * Returns the seconds until a phase next opens or closes; undefined = none will.
 *
 * @param now Chain time in Unix seconds.
 */
export function secondsUntilChange(
  drop: Pick<DropSale, 'phases' | 'sale'>,
  now: bigint,
): bigint | undefined {
  const next = earliest(
    drop.phases
      .filter(({ isOpen }) => isOpen)
      .flatMap((phase) => [phase.startTime, phaseClosing(phase, drop)])
      .filter((moment) => moment !== undefined && moment > now),
  )
  return next === undefined ? undefined : next - now
}

function earliest(moments: readonly (bigint | undefined)[]): bigint | undefined {
  return moments.reduce(
    (least, moment) =>
      least === undefined || (moment !== undefined && moment < least) ? moment : least,
    undefined,
  )
}
