import { formatAmount } from '@mintline/solana'
import type { SolanaStepPreview } from '@mintline/solana/drop'
import type { Cluster } from '../cluster/resolveCluster.ts'
import type { StepWords } from '../plans/stepSession.ts'
import { transactionUrl } from './transactionUrl.ts'

/** Returns how steps are worded on Solana and Eclipse. */
export function solanaWords(
  cluster: Pick<Cluster, 'currency' | 'network'>,
): StepWords<SolanaStepPreview> {
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
