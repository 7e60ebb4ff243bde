import type { CoinSymbol } from '@mintline/core/amounts'
import { type Clock, systemClock } from '@mintline/core/async'
import { assertLimits, ListError, requestsPerSecondOf } from '@mintline/core/batches'
import { type AskOptions, askNode } from '@mintline/core/node'
import type { Connection } from '@solana/web3.js'
import { coinOf, mintNetwork } from '../../rpc/network.ts'
import { deliver } from '../../send/deliver.ts'
import type { TransactionOutcome } from '../../send/outcome.ts'
import { OutcomeWatcher } from '../../send/outcomeWatcher.ts'
import type { SignedTransaction } from '../../send/sendOptions.ts'
import type { SendSession } from '../../send/wallet.ts'
import type { AllowlistJournal } from '../journal.ts'
import type { AllowlistChangeInput, AllowlistChangeOptions } from './changeOptions.ts'
import { type FoundPhase, findAllowlistPhase } from './findAllowlistPhase.ts'
import { rateLimited } from './rateLimited.ts'

/** A list that may be changed, with its session and journal. */
export interface OpenList extends FoundPhase {
  /** With a rate-limited connection. */
  readonly session: SendSession
  readonly journal: AllowlistJournal
  /** The network's. */
  readonly coin: CoinSymbol
  readonly ask: AskOptions
  /** Sends until the outcome is known; all transactions share one poll. */
  readonly deliver: (
    signed: SignedTransaction,
    how: { readonly mayBeOut?: boolean; readonly skipPreflight?: boolean },
  ) => Promise<TransactionOutcome>
}

/**
 * Checks all conditions for changing a list, before anything is sent.
 *
 * @throws What `findAllowlistPhase` throws, ALLOWLIST_LIMIT_INVALID and JOURNAL_OF_ANOTHER_LIST.
 */
export async function openList(
  session: SendSession,
  input: AllowlistChangeInput,
  options: AllowlistChangeOptions,
): Promise<OpenList> {
  const { journal } = input
  const { clock = systemClock, signal } = options
  const { maxInFlight, signAtOnce, requestsPerSecond } = options
  assertLimits({ maxInFlight, signAtOnce, requestsPerSecond })
  const onNodeFailure = options.onNodeFailure?.bind(options)
  const rate = requestsPerSecond ?? requestsPerSecondOf(session.connection.rpcEndpoint)
  const connection = rateLimited(session.connection, rate)
  const limited = { ...session, connection }
  const ask = { onNodeFailure, signal, clock }
  const found = await findAllowlistPhase(limited, input, ask)
  await requireOwnJournal(connection, { journal, phase: found.phase }, ask)
  // Polling all transactions once per slot costs a node less than a websocket notification for each.
  const watcher = new OutcomeWatcher({ connection, subscribe: false, onNodeFailure, clock })
  const check = repeatDuring(() => watcher.check(), { interval: checkInterval(rate), clock })
  return {
    session: limited,
    journal,
    coin: coinOf(mintNetwork(journal.scope.genesisHash)),
    ask,
    ...found,
    deliver: (signed, how) =>
      check(deliver({ connection, watcher, signed, onNodeFailure, clock, ...how })),
  }
}

/** A slot in milliseconds: a transaction lands in one of the next few. */
const SLOT_TIME = 400
/** Milliseconds between polls to a node without a rate limit: on this machine, there are no slots to wait for. */
const UNLIMITED_INTERVAL = 50

function checkInterval(requestsPerSecond: number): number {
  return requestsPerSecond === Number.POSITIVE_INFINITY ? UNLIMITED_INTERVAL : SLOT_TIME
}

async function requireOwnJournal(
  connection: Connection,
  { journal: { scope }, phase }: Pick<OpenList, 'journal' | 'phase'>,
  ask: AskOptions,
): Promise<void> {
  const { phaseIndex } = phase
  const deployment = phase.deployment.toBase58()
  const genesisHash = await askNode('getGenesisHash', () => connection.getGenesisHash(), ask)
  const isOwn =
    scope.genesisHash === genesisHash &&
    scope.deployment === deployment &&
    scope.phaseIndex === phaseIndex
  if (isOwn) return
  const expected = { genesisHash, deployment, phaseIndex }
  throw new ListError('JOURNAL_OF_ANOTHER_LIST', { expected, actual: scope })
}

/**
 * Repeats an action while any given work is unfinished.
 *
 * @param interval Milliseconds between repetitions.
 * @returns A function that takes work and returns it.
 */
function repeatDuring(
  act: () => void,
  { interval, clock }: { interval: number; clock: Clock },
): <Result>(work: Promise<Result>) => Promise<Result> {
  let running = 0
  let idle = new AbortController()
  async function repeat(): Promise<void> {
    const { signal } = idle
    while (!signal.aborted) {
      await clock.sleep(interval, signal).catch(() => undefined)
      if (!signal.aborted) act()
    }
  }
  return async (work) => {
    running += 1
    if (running === 1) {
      idle = new AbortController()
      void repeat()
    }
    try {
      return await work
    } finally {
      running -= 1
      if (running === 0) idle.abort()
    }
  }
}
