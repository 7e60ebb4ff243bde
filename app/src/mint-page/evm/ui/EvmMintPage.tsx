import { useMemo } from 'react'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { type MintNetwork, MintNetworkContext } from '../../model/mintNetworkContext.ts'
import { LinkedNodes } from '../../ui/LinkedNodes.tsx'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { chooseNetwork } from '../lib/chooseNetwork.ts'
import { EvmNetworkProvider } from '../model/EvmNetworkProvider.tsx'
import { Drop } from './Drop.tsx'

/** The mint page of drops on EVM chains. */
export function EvmMintPage({ link, config }: MintPageProps) {
  const { drop = '', nodes } = link
  const network = chooseNetwork(drop, link.network)
  const nodeUrls = useMemo(() => {
    const own = network && (config.rpc.get(network.slug) ?? network.rpc)
    return [...new Set([...nodes.urls, ...(own ?? [])])]
  }, [network, config.rpc, nodes.urls])
  if (!network) return <UnknownNetwork link={link} />
  return (
    <EvmNetworkProvider
      key={`${network.slug} ${nodeUrls.join(' ')}`}
      network={network}
      nodeUrls={nodeUrls}
    >
      <MintFrame link={link} below={<LinkedNodes urls={nodes.urls} />}>
        <NodeNotice />
        <Drop key={drop} contract={drop} proofs={link.proofs} />
      </MintFrame>
    </EvmNetworkProvider>
  )
}

/** Nobody is asked about it. */
const NOWHERE: MintNetwork = {
  name: 'Unknown network',
  isRealMoney: false,
  node: { status: 'connecting' },
  nodeUrls: [],
  checkNode: () => undefined,
  explorer: () => undefined,
}

function UnknownNetwork({ link }: Pick<MintPageProps, 'link'>) {
  const [blockchain] = (link.drop ?? '').split(':', 1)
  return (
    <MintNetworkContext value={NOWHERE}>
      <MintFrame link={link} below={null}>
        <Problem title="This link is for a network that is not available here">
          It asks for {link.network ?? blockchain}. Ask for a new link where you got this one.
        </Problem>
      </MintFrame>
    </MintNetworkContext>
  )
}
