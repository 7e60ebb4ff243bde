import type { ExplorerPage } from './explorerUrl.ts'
import type { EvmNetwork } from './network.ts'

/**
 * EVM explorers by chain id, as in viem, or else as in the registry ethereum-lists/chains; all follow EIP-3091. Kept
 * apart from the networks, since most of their users show no links. Local networks have none.
 */
const EVM_EXPLORERS: Readonly<Record<number, string>> = {
  1: 'https://etherscan.io',
  11155111: 'https://sepolia.etherscan.io',
  137: 'https://polygonscan.com',
  80002: 'https://amoy.polygonscan.com',
  13371: 'https://explorer.immutable.com',
  13473: 'https://explorer.testnet.immutable.com',
  5000: 'https://mantlescan.xyz',
  5003: 'https://explorer.sepolia.mantle.xyz',
  324: 'https://explorer.zksync.io',
  300: 'https://sepolia.explorer.zksync.io',
  1380012617: 'https://mainnet.explorer.rarichain.org',
  1918988905: 'https://explorer.rarichain.org',
  3776: 'https://astar-zkevm.explorer.startale.com',
  6038361: 'https://zkyoto.explorer.startale.com',
  255: 'https://blockscout.kroma.network',
  2358: 'https://blockscout.sepolia.kroma.network',
  8453: 'https://basescan.org',
  84532: 'https://sepolia.basescan.org',
  42161: 'https://arbiscan.io',
  421614: 'https://sepolia.arbiscan.io',
  1890: 'https://phoenix.lightlink.io',
  1891: 'https://pegasus.lightlink.io',
  42220: 'https://celoscan.io',
  11142220: 'https://celo-sepolia.blockscout.com',
  44787: 'https://celo-alfajores.blockscout.com',
  88888: 'https://scan.chiliz.com',
  88882: 'https://testnet.chiliscan.com',
  1284: 'https://moonscan.io',
  1287: 'https://moonbase.moonscan.io',
  11297108109: 'https://palm.chainlens.com',
  11297108099: 'https://explorer.palm-uat.xyz',
  42793: 'https://explorer.etherlink.com',
  127823: 'https://shadownet.explorer.etherlink.com',
  128123: 'https://testnet.explorer.etherlink.com',
  1135: 'https://blockscout.lisk.com',
  4202: 'https://sepolia-blockscout.lisk.com',
  248: 'https://scan.oasys.games',
  9372: 'https://explorer.testnet.oasys.games',
  7225878: 'https://explorer.saakuru.network',
  247253: 'https://explorer-testnet.saakuru.network',
  41455: 'https://evm-explorer.alephzero.org',
  2039: 'https://evm-explorer-testnet.alephzero.org',
  360: 'https://shapescan.xyz',
  11011: 'https://explorer-sepolia.shape.network',
  80094: 'https://berascan.com',
  80069: 'https://testnet.berascan.com',
  80084: 'https://bartio.beratrail.io',
  320: 'https://explorer.zkcandy.io',
  302: 'https://sepolia.explorer.zkcandy.io',
  40: 'https://www.teloscan.io',
  41: 'https://testnet.teloscan.io',
  698: 'https://matchscan.io',
  699: 'https://testnet.matchscan.io',
  2741: 'https://abscan.org',
  11124: 'https://sepolia.abscan.org',
  295: 'https://hashscan.io/mainnet',
  296: 'https://hashscan.io/testnet',
  88: 'https://vicscan.xyz',
  89: 'https://testnet.vicscan.xyz',
  2345: 'https://explorer.goat.network',
  48816: 'https://explorer.testnet3.goat.network',
  5371: 'https://mainnet.settlus.network',
  5373: 'https://settlus-sepolia-testnet.explorer.alchemy.com',
}

/** Returns an EVM network's explorer URL; undefined = none is known. */
export function evmExplorer({ chainId }: Pick<EvmNetwork, 'chainId'>): string | undefined {
  return EVM_EXPLORERS[chainId]
}

/** A contract's item. */
export interface ExplorerItem {
  readonly contract: string
  readonly tokenId: bigint
}

/** Returns the URL of an EVM explorer page; undefined for networks without an explorer, such as local ones. */
export function evmExplorerUrl(
  page: ExplorerPage | ExplorerItem,
  network: Pick<EvmNetwork, 'chainId'>,
): string | undefined {
  const explorer = evmExplorer(network)
  if (explorer === undefined) return undefined
  if ('contract' in page) return `${explorer}/token/${page.contract}?a=${page.tokenId}`
  return 'transaction' in page
    ? `${explorer}/tx/${page.transaction}`
    : `${explorer}/address/${page.address}`
}
