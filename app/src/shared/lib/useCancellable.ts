import { useEffect, useRef, useState } from 'react'

/** Work in progress. */
interface Running<State> {
  /** Aborts when the work is cancelled, replaced, or its component is gone. */
  readonly signal: AbortSignal
  /** Shows a state, unless the work has ended that way. */
  readonly show: (state: State) => void
}

/** Keeps the state of work that can be cancelled, one piece at a time. */
export function useCancellable<State>(idle: State) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    state,
    /** Cancels the work before, and begins another. */
    begin: (): Running<State> => {
      running.current?.abort()
      const controller = new AbortController()
      running.current = controller
      const { signal } = controller
      return {
        signal,
        show: (next) => {
          if (!signal.aborted) setState(next)
        },
      }
    },
    cancel: () => {
      running.current?.abort()
      setState(idle)
    },
  }
}
