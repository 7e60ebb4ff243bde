import { type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'
import { useMemo } from 'react'
import { chooseNetwork } from '../../lib/chooseNetwork.ts'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { networkNodes } from '../../lib/networkNodes.ts'
import { LinkedNodes } from '../../ui/LinkedNodes.tsx'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { UnknownNetwork } from '../../ui/UnknownNetwork.tsx'
import { EvmNetworkProvider } from '../model/EvmNetworkProvider.tsx'
import { Drop } from './Drop.tsx'

/** The mint page for drops on EVM chains. */
export function EvmMintPage({ link, config }: MintPageProps) {
  const { drop = '', nodes } = link
  const network = chooseNetwork(evmNetworks(drop), link.network)
  const nodeUrls = useMemo(
    () => (network ? networkNodes(network, { nodes }, config) : []),
    [network, config, nodes],
  )
  if (!network || network.ended) return <UnknownNetwork link={link} network={network} />
  return (
    <EvmNetworkProvider
      key={`${network.slug} ${nodeUrls.join(' ')}`}
      network={network}
      nodeUrls={nodeUrls}
    >
      <MintFrame link={link} below={<LinkedNodes urls={nodes.urls} />}>
        <NodeNotice />
        <Drop key={drop} contract={drop} proofs={link.proofs} activePhase={link.activePhase} />
      </MintFrame>
    </EvmNetworkProvider>
  )
}

/**
 * Returns the networks for a drop's blockchain; empty if it is not an EVM one.
 *
 * @param drop Union id: `BASE:0x…`.
 */
function evmNetworks(drop: string): readonly EvmNetwork[] {
  const [blockchain = ''] = drop.split(':', 1)
  return evmNetworksOf(blockchain) ?? []
}
