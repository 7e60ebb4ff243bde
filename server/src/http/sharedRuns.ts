import { EventEmitter } from 'node:events'
import { type CallerSide, refusal } from './pageTurns.ts'

/** Works for callers, as long as one of them is there. */
type Work<Result> = (callers: CallerSide) => Promise<Result>

/** A run that starts when the current one ends, and its callers. */
interface Following<Result> {
  readonly result: Promise<Result>
  readonly add: (caller: CallerSide) => void
}

/**
 * Deduplicates work by key, with one run at a time for each. Calls made during a run share the next one: it starts
 * after those calls, so it sees everything written before them.
 *
 * @param waiting - callers who may wait for a run; further ones are refused
 */
export function sharedRuns<Result>(
  waiting: number,
): (key: string, caller: CallerSide, work: Work<Result>) => Promise<Result> {
  const running = new Map<string, Promise<Result>>()
  const followings = new Map<string, Following<Result>>()

  function begin(key: string, result: Promise<Result>): Promise<Result> {
    running.set(key, result)
    const end = () => {
      if (!followings.has(key)) running.delete(key)
    }
    result.then(end, end)
    return result
  }

  function follow(key: string, last: Promise<Result>, work: Work<Result>): Following<Result> {
    const callers = callersTogether(waiting)
    const next = () => {
      followings.delete(key)
      return begin(key, callers.areGone() ? Promise.reject(refusal()) : work(callers.side))
    }
    const following = { result: last.then(next, next), add: callers.add }
    followings.set(key, following)
    return following
  }

  return async (key, caller, work) => {
    const last = running.get(key)
    if (last === undefined) return begin(key, work(caller))
    const following = followings.get(key) ?? follow(key, last, work)
    following.add(caller)
    return following.result
  }
}

/** Combines callers who wait for the same into one, who leaves when all have left. */
function callersTogether(most: number) {
  const side = new EventEmitter()
  let count = 0
  return {
    side,
    areGone: () => count === 0,
    add(caller: CallerSide): void {
      if (count >= most) throw refusal()
      count += 1
      caller.once('close', () => {
        count -= 1
        if (count === 0) side.emit('close')
      })
    },
  }
}
