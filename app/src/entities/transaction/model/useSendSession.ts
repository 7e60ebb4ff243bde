import { askNodeOnce, CoreError } from '@mintline/core'
import { adapterWallet, type SendSession } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useWallet } from '#entities/wallet/model/walletContext.ts'

/** Whether plans can be sent, and if not, why. */
export type SendReadiness =
  | { status: 'ready' }
  /** `reason` is one sentence that says what to do. */
  | { status: 'blocked'; reason: string }

/**
 * Returns the wallet and connection for sending. `open` gives a session on the chosen network, after checking that the
 * node still serves the chain shown on the page.
 */
export function useSendSession(): { readiness: SendReadiness; open: () => Promise<SendSession> } {
  const { cluster, connection, openConnection, node, identity } = useCluster()
  const wallet = useWallet()
  const readiness = readinessOf()
  return {
    readiness,
    open: async () => {
      if (!wallet.publicKey) throw new CoreError('WALLET_NOT_CONNECTED', {})
      const shown = node.status === 'connecting' ? undefined : node.genesisHash
      const found = await askNodeOnce('getGenesisHash', () => connection.getGenesisHash())
      if (identity.mistakenFor !== undefined || (shown !== undefined && found !== shown)) {
        throw new CoreError('CHAIN_MISMATCH', {
          current: found,
          required: shown ?? cluster.name,
        })
      }
      return { connection: await openConnection(), wallet: adapterWallet(wallet) }
    },
  }

  function readinessOf(): SendReadiness {
    if (!wallet.publicKey) return blocked('Connect a wallet, at the top of the page.')
    if (node.status === 'connecting') return blocked('Connecting to the network.')
    if (node.status === 'down') return blocked('The network does not answer.')
    if (identity.mistakenFor !== undefined) {
      return blocked(
        `The node of ${cluster.name} serves ${identity.mistakenFor}. Choose another network, at the top of the page.`,
      )
    }
    return { status: 'ready' }
  }
}

function blocked(reason: string): SendReadiness {
  return { status: 'blocked', reason }
}
