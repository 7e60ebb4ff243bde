import type { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import { Type } from 'typebox'
import { ApiError } from './apiError.ts'
import type { Call } from './contract/call.ts'

/** Page limits for one process. */
export interface PageBounds {
  /** Pages read and written at a time. */
  readonly working: number
  /** Queued requests for pages. */
  readonly waiting: number
  /** Maximum milliseconds in the queue. */
  readonly patience: number
}

/** Ends a page's turn. */
export type EndTurn = () => void

/** The response to a caller, or a stand-in for several: it closes when nobody waits for it any more. */
export type CallerSide = Pick<EventEmitter, 'once' | 'off'>

/** Waits for a request's turn, or refuses it. Stops waiting when the caller leaves. */
export type TakeTurn = (caller: CallerSide) => Promise<EndTurn>

/** Seconds after which a refused caller may retry. */
const RETRY_AFTER = 2

/** Minimum concurrency, so that one slow page does not hold up all others. */
const FEWEST = 4
/** A few more than a pool has connections, which keeps these busy while other pages are written. */
const MOST = 16

/**
 * Two pages at a time per processor. More would not be faster, as the database needs processors too, and take memory.
 * Queued requests take little memory, and are answered within a second or two.
 */
export const PAGE_BOUNDS: PageBounds = {
  working: Math.min(MOST, Math.max(FEWEST, 2 * availableParallelism())),
  waiting: 256,
  patience: 5_000,
}

/** Returns true for a call that answers a page or a list, which takes more memory and time than other answers. */
export function isPage({ answer = {} }: Pick<Call, 'answer'>): boolean {
  return Type.IsArray(answer) || (Type.IsObject(answer) && 'continuation' in answer.properties)
}

/** Creates a first-come, first-served queue for pages. */
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

/** Creates the error for callers whom a busy server asks to come back. */
export const refusal = () =>
  new ApiError('busy', `The server is busy. Try again in ${RETRY_AFTER} seconds`, {
    headers: { 'Retry-After': String(RETRY_AFTER) },
  })
