import { formatAmount, type PlannedTransaction, unsignedTransaction } from '@mintline/solana'
import { type SolanaStepPreview, solanaStepSender } from '@mintline/solana/drop'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { openStepSession } from '../plans/openStepSession.ts'
import type { ProposalOptions } from '../plans/proposal.ts'
import type { StepWords } from '../plans/stepSession.ts'
import type { CommandContext } from '../runtime/commandContext.ts'
import { stateFolder } from '../state/stateFolder.ts'
import type { SignedKind } from '../wallet/walletPowers.ts'
import { transactionUrl } from './transactionUrl.ts'
import type { WriteSession } from './writeSession.ts'

/**
 * Prepares for sending. With `--propose`, the members of a Squads multisig get what the session sends.
 *
 * @throws What `openStepSession` throws; NODE_NOT_AVAILABLE if the node keeps lagging behind confirmed transactions
 */
export function openSession(
  context: CommandContext,
  options: ProposalOptions = {},
): Promise<WriteSession> {
  return openStepSession(context, options, {
    addressOf: ({ publicKey }) => publicKey.toBase58(),
    fetchChain: () => context.cluster(),
    folderOf: (base, { genesisHash }) => stateFolder(base, genesisHash),
    sessionOf: ({ chain: cluster, folder, ...opened }): WriteSession => {
      const { priorityFee } = context.options
      const { connection } = cluster
      return {
        ...{ context, cluster, chain: cluster, stateFolder: folder },
        ...opened,
        sender: solanaStepSender(connection, { priorityFee }),
        words: solanaWords(cluster),
        signedKinds,
        unsigned: async (planned, { dependsOnEarlier }) => {
          // Its blockhash would expire before the others are confirmed.
          if (dependsOnEarlier) return undefined
          const { wire } = await unsignedTransaction({ connection, planned, priorityFee })
          return Buffer.from(wire).toString('base64')
        },
      }
    },
    proposingTo: async (multisig, session) => {
      const { proposingSession } = await import('./squadsProposer.ts')
      return proposingSession(session, multisig)
    },
  })
}

/** Returns what the wallet has to sign for a transaction. */
function signedKinds({ signers, lookupTables = [] }: PlannedTransaction): SignedKind[] {
  return [
    'transaction',
    ...(signers.length > 0 ? (['sharedTransaction'] as const) : []),
    ...(lookupTables.length > 0 ? (['lookupTables'] as const) : []),
  ]
}

/** Returns how steps are worded on Solana and Eclipse. */
function solanaWords(cluster: Pick<Cluster, 'currency' | 'network'>): StepWords<SolanaStepPreview> {
  const amountOf = (value: bigint) => formatAmount(value, cluster.currency)
  return {
    amountOf,
    urlOf: (hash) => transactionUrl(cluster, hash),
    linesOf: ({ sizeBytes, computeUnits, balanceChanges }) => {
      const changes = balanceChanges.map(
        ({ address, before, after }) => `${address} ${amountOf(after - before)}`,
      )
      return [
        ['size', `${sizeBytes} bytes`],
        [
          'compute',
          computeUnits === undefined
            ? 'known after the previous transactions'
            : `${computeUnits} units`,
        ],
        ['balance', changes.length > 0 ? changes.join(', ') : undefined],
      ]
    },
  }
}
