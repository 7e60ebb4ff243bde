import { isMintlineError, untilAborted } from '@mintline/core'
import { resolvePending, type SolanaWallet, type TransactionOutcome } from '@mintline/solana'
import type { Cluster } from '../cluster/resolveCluster.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { type PendingTransactions, pendingTransactions } from '../state/pendingTransactions.ts'
import { stateFolder } from '../state/stateFolder.ts'
import { assertWritable } from '../state/writePrivately.ts'
import { historyMissing } from './historyMissing.ts'

/** All that a command which changes something works with. */
export interface WriteSession {
  readonly context: CommandContext
  readonly cluster: Cluster
  readonly wallet: SolanaWallet
  /** Base58 address of the wallet. */
  readonly address: string
  /** Folder of what this network must not forget between two runs. */
  readonly stateFolder: string
  readonly pending: PendingTransactions
}

/**
 * Gets ready to send: finds network and wallet, and waits for what an earlier run has sent, so that
 * what is read from the chain afterwards stays true.
 *
 * @throws FILE_NOT_WRITABLE where nothing could be kept of what is sent
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
  for (const { wire, title, ...transaction } of pending.list()) {
    context.output.info(`Looking for "${title}" of an earlier run: ${transaction.signature}`)
    const outcome = resolvePending({
      connection: cluster.connection,
      ...transaction,
      ...(wire !== undefined && { wire: Buffer.from(wire, 'base64') }),
      onNodeFailure: (error) => context.output.detail(error.message),
    })
    const lost = historyMissing(cluster, transaction.signature)
    context.output.info(await untilAborted(told(outcome, lost), context.signal))
    pending.remove(transaction.signature)
  }
}

async function told(outcome: Promise<TransactionOutcome>, lost: string): Promise<string> {
  try {
    return `It is ${(await outcome).status}.`
  } catch (error) {
    if (!isMintlineError(error, 'TRANSACTION_HISTORY_MISSING')) throw error
    // Nobody can wait for it any more: what it did, if anything, is read from the chain.
    return lost
  }
}
