import type { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import type { Call } from './contract/call.ts'

/** Bounds on pages of one process. */
export interface PageBounds {
  /** Pages that are read and written at a time. */
  readonly working: number
  /** Requests for pages that wait for that. */
  readonly waiting: number
  /** Milliseconds that one of them waits at most. */
  readonly patience: number
}

/** Ends the turn of a page. */
export type EndTurn = () => void

/** The response to a caller, or what stands for several: it closes when nobody waits for it any more. */
export type CallerSide = Pick<EventEmitter, 'once' | 'off'>

/** Gives a request its turn, or refuses it. It waits no longer than its caller does. */
export type TakeTurn = (caller: CallerSide) => Promise<EndTurn>

/** Seconds after which a caller who was refused may try again. */
const RETRY_AFTER = 2

/** Fewest pages at a time, so that one that is slow does not hold up all others. */
const FEWEST = 4
/** Some more than a pool has connections, which so stay busy while other pages are written. */
const MOST = 16

/**
 * Two pages at a time for each processor. More are answered no faster, as the database needs processors too, and take memory.
 * Those that wait take little, and are answered within a second or two.
 */
export const PAGE_BOUNDS: PageBounds = {
  working: Math.min(MOST, Math.max(FEWEST, 2 * availableParallelism())),
  waiting: 256,
  patience: 5_000,
}

/** True for a call that answers a page or a list, which takes more memory and time than what other calls answer. */
export function isPage({ answer = {} }: Pick<Call, 'answer'>): boolean {
  return Type.IsArray(answer) || (Type.IsObject(answer) && 'continuation' in answer.properties)
}

/** Has pages take turns in the order in which they are asked for. */
export function pageTurns({ working, waiting, patience }: PageBounds): TakeTurn {
  let free = working
  const queue = new Set<() => void>()
  const end: EndTurn = () => {
    const [next] = queue
    if (next === undefined) free += 1
    else next()
  }
  return async (caller) => {
    if (free > 0) {
      free -= 1
      return end
    }
    if (queue.size >= waiting) throw refusal()
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        clearTimeout(timer)
        caller.off('close', giveUp)
        queue.delete(begin)
      }
      const begin = () => {
        leave()
        resolve()
      }
      const giveUp = () => {
        leave()
        reject(refusal())
      }
      const timer = setTimeout(giveUp, patience)
      caller.once('close', giveUp)
      queue.add(begin)
    })
    return end
  }
}

/** Error for those whom a busy server asks to come back. */
export const refusal = () =>
  new ApiError('busy', `The server is busy. Try again in ${RETRY_AFTER} seconds`, {
    headers: { 'Retry-After': String(RETRY_AFTER) },
  })
