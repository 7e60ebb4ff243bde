import { askNodeOnce, CoreError } from '@mintline/core'
import { adapterWallet, type SendSession } from '@mintline/solana'
import { useWallet } from '@solana/wallet-adapter-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'

/** Whether something can be sent now, and why not. */
export type SendReadiness =
  | { status: 'ready' }
  /** One sentence that says what to do. */
  | { status: 'blocked'; reason: string }

/**
 * Who sends, and where to. `open` gives a session on the network that is chosen, after it has made
 * sure that the node still serves the chain that the page shows.
 */
export function useSendSession(): { readiness: SendReadiness; open: () => Promise<SendSession> } {
  const { cluster, connection, node, identity } = useCluster()
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
      return { connection, wallet: adapterWallet(wallet) }
    },
  }

  function readinessOf(): SendReadiness {
    if (!wallet.publicKey) return blocked('Connect a wallet, at the top of the page.')
    if (node.status === 'connecting') return blocked('The network is being connected.')
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
