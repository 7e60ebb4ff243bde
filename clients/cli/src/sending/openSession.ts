import { type PlannedTransaction, type SolanaWallet, unsignedTransaction } from '@mintline/solana'
import {
  type SolanaSentStep,
  type SolanaStepPreview,
  solanaStepSender,
} from '@mintline/solana/drop'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { assertMayPropose, type ProposalOptions } from '../plans/proposal.ts'
import { resumeEarlier } from '../plans/resumeEarlier.ts'
import type { StepSession } from '../plans/stepSession.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { stateFolder } from '../state/stateFolder.ts'
import { stepJournal } from '../state/stepJournal.ts'
import type { SignedKind } from '../wallet/walletPowers.ts'
import { solanaWords } from './solanaWords.ts'

/** Everything that a command needs for changes on Solana or Eclipse. */
export interface WriteSession
  extends StepSession<PlannedTransaction, SolanaWallet, SolanaStepPreview, SolanaSentStep> {
  readonly context: CommandContext
  /** The network, with what only Solana's have. */
  readonly cluster: Cluster
  /** Folder for this network's state between runs. */
  readonly stateFolder: string
}

/**
 * Prepares for sending: finds network and wallet, and waits until an earlier run's transactions have ended and the node
 * shows them, so that later reads are up to date.
 *
 * @throws USAGE_INVALID for `--propose` where it cannot be used; FILE_NOT_WRITABLE if the state cannot be stored; NODE_NOT_AVAILABLE if the node keeps lagging behind
 * confirmed transactions
 */
export async function openSession(
  context: CommandContext,
  { mayPropose = false }: ProposalOptions = {},
): Promise<WriteSession> {
  assertMayPropose(context.options, mayPropose)
  const wallet = await context.wallet()
  const cluster = await context.cluster()
  const folder = stateFolder(context.stateBase(), cluster.genesisHash)
  const address = wallet.publicKey.toBase58()
  context.output.detail(`Network ${cluster.name} at ${cluster.host}, wallet ${address}`)
  const { priorityFee } = context.options
  const session = {
    context,
    cluster,
    chain: cluster,
    wallet,
    address,
    stateFolder: folder,
    journal: stepJournal(folder),
    sender: solanaStepSender(cluster.connection, { priorityFee }),
    words: solanaWords(cluster),
    signedKinds,
    unsigned: async (planned: PlannedTransaction, { dependsOnEarlier }: SolanaStepPreview) => {
      // Its blockhash would expire before the others are confirmed.
      if (dependsOnEarlier) return undefined
      const { connection } = cluster
      const { wire } = await unsignedTransaction({ connection, planned, priorityFee })
      return Buffer.from(wire).toString('base64')
    },
  }
  await resumeEarlier(session, folder)
  return session
}

/** Returns what the wallet has to sign for a transaction. */
function signedKinds({ signers, lookupTables = [] }: PlannedTransaction): SignedKind[] {
  return [
    'transaction',
    ...(signers.length > 0 ? (['sharedTransaction'] as const) : []),
    ...(lookupTables.length > 0 ? (['lookupTables'] as const) : []),
  ]
}
