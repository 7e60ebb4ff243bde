import { type EvmNetwork, evmNetworksOf } from '@mintline/core/networks'
import { lazy, useMemo } from 'react'
import { chooseNetwork } from '../../lib/chooseNetwork.ts'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { networkNodes } from '../../lib/networkNodes.ts'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { EvmNetworkProvider } from '../model/EvmNetworkProvider.tsx'
import { Drop } from './Drop.tsx'

/** Few links need them, so they are loaded on demand. */
const LinkedNodes = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).LinkedNodes,
}))
const UnknownNetwork = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).UnknownNetwork,
}))

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
      <MintFrame link={link} below={nodes.urls.length > 0 && <LinkedNodes urls={nodes.urls} />}>
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
