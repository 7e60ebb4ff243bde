import { connectAptos, type Machines, nodesFetch, requestNode } from '@mintline/aptos'
import { askNodeOnce, fieldOf } from '@mintline/core'
import { type AptosNetwork, aptosExplorerUrl } from '@mintline/core/networks'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { watchedFetch } from '#entities/cluster/lib/watchedFetch.ts'
import { useNodeAnswer } from '#entities/cluster/model/useNodeAnswer.ts'
import { networkName } from '../../lib/chooseNetwork.ts'
import { MintNetworkContext } from '../../model/mintNetworkContext.ts'
import { AptosContext } from './aptosContext.ts'

interface AptosNetworkProviderProps {
  network: AptosNetwork
  machines: Machines
  /** Its node URLs, best first; at least one. */
  nodeUrls: readonly string[]
  /** The local network's faucet. */
  faucetUrl: string
  children: ReactNode
}

/** Provides a drop's network, and polls whether its nodes answer. */
export function AptosNetworkProvider(props: AptosNetworkProviderProps) {
  const { network, machines, nodeUrls, faucetUrl, children } = props
  const client = useQueryClient()
  const scope = `${network.slug} ${nodeUrls.join(' ')}`
  const [url = ''] = nodeUrls
  const connection = useMemo(() => {
    const fetch = watchedFetch(client, scope, nodesFetch(nodeUrls, network))
    return connectAptos(url, { network, fetch })
  }, [client, network, nodeUrls, scope, url])
  const { state: node, check } = useNodeAnswer(scope, () =>
    askNodeOnce('ledger info', async () =>
      Number(fieldOf(await requestNode(connection, { path: '' }), 'chain_id')),
    ),
  )
  const chainId = node.status === 'connecting' ? undefined : node.answer
  const shown = {
    name: networkName(network),
    isRealMoney: !network.testnet,
    node,
    nodeUrls,
    checkNode: check,
    explorer: (page: { transaction: string } | { address: string }) =>
      aptosExplorerUrl(page, network),
    openNames: async () => (await import('../lib/openNames.ts')).ansRegistry(connection),
  }
  return (
    <AptosContext value={{ network, connection, machines, scope, chainId, faucetUrl }}>
      <MintNetworkContext value={shown}>{children}</MintNetworkContext>
    </AptosContext>
  )
}
