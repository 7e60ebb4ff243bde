import { asSentence, isMintlineError, type MintlineError } from '@mintline/core'
import type { AllowlistProgress } from '@mintline/solana'
import { type ListOutcome, type ListRun, listKey, type RunBase } from './listRun.ts'
import { type RunTools, type StorageEffects, storedRun } from './storedRun.ts'

/** A change to a list and the function that makes it. */
export interface RunRequest extends RunBase {
  /** Changes the list on chain. */
  change: (tools: RunTools) => Promise<ListOutcome>
  /** Called with the outcome known, before listeners are notified. */
  onEnd: () => void
}

/** The runs' side effects in the browser. */
export interface RunEffects extends StorageEffects {
  /** Called when a run starts and when it ends. */
  announce: (run: ListRun) => void
}

/** Changes to lists, independent of the open page; at most one per list. */
export interface ListRuns {
  /** Returns a list's run that is in progress, or has ended and was not dismissed yet. */
  get: (key: string) => ListRun | undefined
  subscribe: (listener: () => void) => () => void
  /** Starts a run, unless the list has one in progress. Never rejects: the run has the outcome. */
  start: (request: RunRequest) => Promise<void>
  /** Stops sending; pending transactions are still awaited. */
  cancel: (key: string) => void
  /** Dismisses a run's result. */
  dismiss: (key: string) => void
}

/** Creates the registry of runs. */
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

/** Explains why a run is waiting; it retries by itself. */
function waitingText(error: MintlineError): string {
  return `${asSentence(causeOfWaiting(error))} Requests are repeated; nothing sent is lost.`
}

/** Returns the cause without advice to retry, since the run does so by itself. */
function causeOfWaiting(error: MintlineError): string {
  if (isMintlineError(error, 'NODE_RATE_LIMITED')) return 'It limits requests (429)'
  const isSilent = isMintlineError(error, 'NODE_NOT_AVAILABLE')
  return isSilent ? `It does not answer: ${error.context.reason}` : error.message
}
