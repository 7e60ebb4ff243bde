import {
  type DropSale,
  type DropStatus,
  type DropStatusName,
  dropStatus,
  type PhaseStatusName,
  phaseClosing,
  phaseStatus,
} from '@mintline/core/drop'
import { isFarAway } from './countdown.ts'
import type { StatusChange } from './dropFacts.ts'

/** A drop's status as the page shows it. */
interface SaleFacts {
  status: DropStatusName
  /** Index of the phase that it is about; undefined = none. */
  phase: number | undefined
  /** Undefined = none, or too far away. */
  change: StatusChange | undefined
  /** Statuses of the drop's phases. */
  timings: readonly PhaseStatusName[]
}

/**
 * Returns a drop's status, its next change, and what its phases are.
 *
 * @param now Chain time in unix seconds.
 */
export function saleFacts(sale: DropSale, now: bigint): SaleFacts {
  const status = dropStatus(sale, now)
  const change = changeOf(status, sale)
  return {
    status: status.status,
    phase: 'phase' in status ? status.phase : undefined,
    change: change && !(change.kind === 'ends' && isFarAway(change.at, now)) ? change : undefined,
    timings: sale.phases.map((phase) => phaseStatus(phase, sale, now)),
  }
}

function changeOf(status: DropStatus, sale: DropSale): StatusChange | undefined {
  switch (status.status) {
    case 'open':
    case 'paused': {
      const phase = sale.phases[status.phase]
      const at = phase && phaseClosing(phase, sale)
      return at === undefined ? undefined : { kind: 'ends', at }
    }
    case 'upcoming':
      return { kind: 'starts', at: status.startsAt }
    case 'phase-sold-out': {
      const next = status.next === undefined ? undefined : sale.phases[status.next]
      return next && { kind: 'next starts', at: next.startTime }
    }
    default:
      return undefined
  }
}
