import { askNodeOnce } from '@mintline/core'
import type { EvmNetwork } from '@mintline/core/networks'
import { connectReadOnly, nodesFetch } from '@mintline/evm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { watchedFetch } from '#entities/cluster/lib/watchedFetch.ts'
import { useNodeAnswer } from '#entities/cluster/model/useNodeAnswer.ts'
import { networkName } from '../../lib/chooseNetwork.ts'
import { MintNetworkContext } from '../../model/mintNetworkContext.ts'
import { EvmContext } from './evmContext.ts'

interface EvmNetworkProviderProps {
  network: EvmNetwork
  /** Its node URLs, best first; at least one. */
  nodeUrls: readonly string[]
  children: ReactNode
}

const CHAIN_ID = 'eth_chainId'

/** Provides a drop's network, and polls whether its nodes answer. */
export function EvmNetworkProvider({ network, nodeUrls, children }: EvmNetworkProviderProps) {
  const client = useQueryClient()
  const scope = `${network.slug} ${nodeUrls.join(' ')}`
  const [url = ''] = nodeUrls
  const connection = useMemo(() => {
    const fetch = watchedFetch(client, scope, nodesFetch(nodeUrls, network))
    return connectReadOnly(url, { network, fetch })
  }, [client, network, nodeUrls, scope, url])
  const { state: node, check } = useNodeAnswer(scope, () =>
    askNodeOnce(CHAIN_ID, async () =>
      Number(await connection.client.request({ method: CHAIN_ID })),
    ),
  )
  const chainId = node.status === 'connecting' ? undefined : node.answer
  // After the drop, which shows without links.
  const { data: links } = useQuery({
    queryKey: ['links'],
    queryFn: () => import('../lib/explorerLinks.ts'),
    enabled: chainId !== undefined,
  })
  const shown = {
    name: networkName(network),
    isRealMoney: !network.testnet,
    node,
    nodeUrls,
    checkNode: check,
    explorer: () => undefined,
    ...links?.linksOf(connection),
  }
  return (
    <EvmContext value={{ network, connection, scope, chainId }}>
      <MintNetworkContext value={shown}>{children}</MintNetworkContext>
    </EvmContext>
  )
}
