import { isMintlineError, untilAborted } from '@mintline/core'
import { assertWritable } from '@mintline/core/files'
import {
  type ConfirmedTransaction,
  reachSlot,
  resolvePending,
  type SolanaWallet,
  type TransactionOutcome,
} from '@mintline/solana'
import type { Cluster } from '../cluster/resolveCluster.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { type PendingTransactions, pendingTransactions } from '../state/pendingTransactions.ts'
import { stateFolder } from '../state/stateFolder.ts'
import { historyMissing } from './historyMissing.ts'

/** Everything that a command needs for changes. */
export interface WriteSession {
  readonly context: CommandContext
  readonly cluster: Cluster
  readonly wallet: SolanaWallet
  /** The wallet's address in base58. */
  readonly address: string
  /** Folder for this network's state between runs. */
  readonly stateFolder: string
  readonly pending: PendingTransactions
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended and the node
 * shows them, so that later reads are up to date.
 *
 * @throws FILE_NOT_WRITABLE if the state cannot be stored; NODE_NOT_AVAILABLE if the node keeps lagging behind
 * confirmed transactions
 */
export async function openSession(context: CommandContext): Promise<WriteSession> {
  const wallet = await context.wallet()
  const cluster = await context.cluster()
  const folder = stateFolder(context.stateBase(), cluster.genesisHash)
  const pending = pendingTransactions(folder)
  const address = wallet.publicKey.toBase58()
  context.output.detail(`Network ${cluster.name} at ${cluster.host}, wallet ${address}`)
  const session = { context, cluster, wallet, address, stateFolder: folder, pending }
  if (!context.options.dryRun) {
    assertWritable(folder)
    await resolveEarlier(session)
  }
  return session
}

async function resolveEarlier({ context, cluster, pending }: WriteSession): Promise<void> {
  const { output, signal } = context
  for (const { wire, title, ...transaction } of pending.list()) {
    const { signature } = transaction
    output.info(`Looking for "${title}" of an earlier run: ${signature}`)
    const outcome = resolvePending({
      connection: cluster.connection,
      ...transaction,
      ...(wire !== undefined && { wire: Buffer.from(wire, 'base64') }),
      onNodeFailure: (error) => output.detail(error.message),
    })
    const known = await untilAborted(orForgotten(outcome), signal)
    output.info(known ? `It is ${known.status}.` : historyMissing(cluster, signature))
    if (known?.status === 'confirmed') await untilShown({ context, cluster }, known)
    pending.remove(signature)
  }
}

/** Returns undefined if the outcome is unknown; its effects, if any, are read from the chain. */
async function orForgotten(
  outcome: Promise<TransactionOutcome>,
): Promise<TransactionOutcome | undefined> {
  try {
    return await outcome
  } catch (error) {
    if (!isMintlineError(error, 'TRANSACTION_HISTORY_MISSING')) throw error
    return undefined
  }
}

/** Waits for a node that lags behind the confirmation: on its old state, the command would repeat everything. */
async function untilShown(
  { context, cluster }: Pick<WriteSession, 'context' | 'cluster'>,
  { slot }: ConfirmedTransaction,
): Promise<void> {
  const { output, signal } = context
  let isTold = false
  await reachSlot(cluster.connection, slot, {
    signal,
    onNodeFailure: (error) => {
      if (!isTold) output.info(`Waiting until ${cluster.host} shows it, for at most 90 s`)
      isTold = true
      output.detail(error.message)
    },
  })
}
