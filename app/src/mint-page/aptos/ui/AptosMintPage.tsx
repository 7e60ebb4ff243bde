import { APTOS_NETWORKS } from '@mintline/core/networks'
import { lazy, useEffect, useMemo } from 'react'
import { aptosSetup } from '#entities/cluster/lib/aptosSetup.ts'
import { chooseNetwork } from '../../lib/chooseNetwork.ts'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { networkNodes } from '../../lib/networkNodes.ts'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { AptosNetworkProvider } from '../model/AptosNetworkProvider.tsx'
import { Drop } from './Drop.tsx'

/** Few links need them, so they are loaded on demand. */
const LinkedNodes = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).LinkedNodes,
}))
const UnknownNetwork = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).UnknownNetwork,
}))

/** The mint page for drops on Aptos. */
export function AptosMintPage({ link, config }: MintPageProps) {
  const { drop = '', nodes } = link
  const network = chooseNetwork(APTOS_NETWORKS, link.network)
  const nodeUrls = useMemo(
    () => (network ? networkNodes(network, { nodes }, config) : []),
    [network, config, nodes],
  )
  const setup = useMemo(() => network && aptosSetup(network.slug, config), [network, config])
  useEffect(() => {
    // For the page's host.
    if (setup?.problem) console.warn(`mintline.json: ${setup.problem}`)
  }, [setup])
  // Without a drop machine, nothing can be minted on a network.
  if (!network || !setup?.machines) return <UnknownNetwork link={link} />
  return (
    <AptosNetworkProvider
      key={`${network.slug} ${nodeUrls.join(' ')}`}
      network={network}
      machines={setup.machines}
      nodeUrls={nodeUrls}
      faucetUrl={setup.faucetUrl}
    >
      <MintFrame link={link} below={nodes.urls.length > 0 && <LinkedNodes urls={nodes.urls} />}>
        <NodeNotice />
        <Drop key={drop} contract={drop} proofs={link.proofs} />
      </MintFrame>
    </AptosNetworkProvider>
  )
}
