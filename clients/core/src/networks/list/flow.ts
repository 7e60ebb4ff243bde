import type { FlowNetwork, NetworkList } from '../network.ts'

const FLOW = { name: 'Flow', symbol: 'FLOW', decimals: 8 }

/** Flow networks (Cadence, not its EVM), reached over their REST interface. */
export const FLOW_NETWORKS: NetworkList<FlowNetwork> = [
  {
    blockchain: 'FLOW',
    chainId: 'flow-mainnet',
    name: 'Flow',
    slug: 'flow',
    shortName: 'flow',
    chain: 'FLOW',
    rpc: ['https://rest-mainnet.onflow.org'],
    nativeCurrency: FLOW,
    testnet: false,
  },
  {
    blockchain: 'FLOW',
    chainId: 'flow-testnet',
    name: 'Flow Testnet',
    slug: 'flow-testnet',
    shortName: 'flow-testnet',
    chain: 'FLOW',
    rpc: ['https://rest-testnet.onflow.org'],
    nativeCurrency: FLOW,
    testnet: true,
  },
]
