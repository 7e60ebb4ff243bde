import { CoreReadError } from '../../errors/coreReadError.ts'
import type { AptosNetwork, NetworkList } from '../network.ts'

const APT = { name: 'Aptos Coin', symbol: 'APT', decimals: 8 }

/** Aptos networks, including the local one. */
export const APTOS_NETWORKS: NetworkList<AptosNetwork> = [
  {
    blockchain: 'APTOS',
    chainId: 1,
    name: 'Aptos',
    slug: 'aptos',
    shortName: 'apt',
    chain: 'APT',
    rpc: ['https://api.mainnet.aptoslabs.com/v1', 'https://aptos-rest.publicnode.com/v1'],
    nativeCurrency: APT,
    testnet: false,
  },
  {
    blockchain: 'APTOS',
    chainId: 2,
    name: 'Aptos Testnet',
    slug: 'aptos-testnet',
    shortName: 'apt-testnet',
    chain: 'APT',
    rpc: ['https://api.testnet.aptoslabs.com/v1'],
    nativeCurrency: APT,
    testnet: true,
  },
  {
    blockchain: 'APTOS',
    name: 'Aptos Devnet',
    slug: 'aptos-devnet',
    shortName: 'apt-devnet',
    chain: 'APT',
    rpc: ['https://api.devnet.aptoslabs.com/v1'],
    nativeCurrency: APT,
    testnet: true,
  },
  {
    blockchain: 'APTOS',
    chainId: 4,
    name: 'Aptos Local',
    slug: 'aptos-local',
    shortName: 'apt-local',
    chain: 'APT',
    rpc: ['http://127.0.0.1:8080/v1'],
    nativeCurrency: APT,
    testnet: true,
  },
]

/**
 * Returns the Aptos network with this chain id. Never finds devnet: its id changes with every reset.
 *
 * @throws MintlineError CHAIN_NOT_SUPPORTED if no Aptos network has the id.
 */
export function aptosNetworkByChainId(chainId: number): AptosNetwork {
  const network = APTOS_NETWORKS.find((candidate) => candidate.chainId === chainId)
  if (!network) throw new CoreReadError('CHAIN_NOT_SUPPORTED', { chainId })
  return network
}
