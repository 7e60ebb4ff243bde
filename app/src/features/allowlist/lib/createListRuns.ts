import type { MintlineError } from '@mintline/core'
import type { AllowlistProgress } from '@mintline/solana'
import { listKey } from './listKey.ts'
import type { ListOutcome, ListRun, RunBase } from './listRun.ts'
import { type RunTools, type StorageEffects, storedRun } from './storedRun.ts'
import { waitingText } from './waitingText.ts'

/** A change of a list, and what makes it. */
export interface RunRequest extends RunBase {
  /** Changes the list on chain. */
  change: (tools: RunTools) => Promise<ListOutcome>
  /** Called once it is known how it ended, before anybody is told. */
  onEnd: () => void
}

/** What runs do to the browser. */
export interface RunEffects extends StorageEffects {
  /** Hears of every run that starts and ends. */
  announce: (run: ListRun) => void
}

/** Changes of lists that go on whatever page is open; one for each list. */
export interface ListRuns {
  /** The run of a list that goes on, or whose end nobody has put away yet. */
  get: (key: string) => ListRun | undefined
  subscribe: (listener: () => void) => () => void
  /** Starts one, unless the list has one that goes on. Never rejects: the run says how it ended. */
  start: (request: RunRequest) => Promise<void>
  /** Sends no more; what is on its way is waited for. */
  cancel: (key: string) => void
  /** Puts away the end of a run. */
  dismiss: (key: string) => void
}

/** Makes the place where runs are. */
export function createListRuns(effects: RunEffects): ListRuns {
  const runs = new Map<string, ListRun>()
  const controllers = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  const tell = () => {
    for (const listener of listeners) listener()
    const isRunning = [...runs.values()].some(({ status }) => status === 'running')
    if (isRunning) window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  }
  const set = (key: string, run: ListRun) => {
    runs.set(key, run)
    tell()
  }
  const change = (key: string, part: Partial<Extract<ListRun, { status: 'running' }>>) => {
    const run = runs.get(key)
    if (run?.status === 'running') set(key, { ...run, ...part })
  }

  return {
    get: (key) => runs.get(key),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start: async ({ scope, listName, wanted, change: act, onEnd }) => {
      const key = listKey(scope)
      if (runs.get(key)?.status === 'running') return
      const base = { scope, listName, wanted }
      const controller = new AbortController()
      controllers.set(key, controller)
      set(key, {
        ...base,
        status: 'running',
        progress: undefined,
        waiting: undefined,
        isCancelling: false,
      })
      announceNow()
      const tools = {
        signal: controller.signal,
        onProgress: (progress: AllowlistProgress) => change(key, { progress, waiting: undefined }),
        onNodeFailure: (error: MintlineError) => change(key, { waiting: waitingText(error) }),
      }
      const end = await storedRun({ scope, wanted, act, tools }, effects)
      onEnd()
      controllers.delete(key)
      set(key, { ...base, status: 'ended', end })
      announceNow()

      function announceNow() {
        const run = runs.get(key)
        if (run) effects.announce(run)
      }
    },
    cancel: (key) => {
      controllers.get(key)?.abort()
      change(key, { isCancelling: true })
    },
    dismiss: (key) => {
      if (runs.get(key)?.status !== 'ended') return
      runs.delete(key)
      tell()
    },
  }
}

function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
