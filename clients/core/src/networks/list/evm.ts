import type { EvmBlockchain, EvmEntries, EvmNetwork, NetworkList } from '../network.ts'
import {
  BERACHAIN_NETWORKS,
  CELO_NETWORKS,
  CHILIZ_NETWORKS,
  ETHEREUM_NETWORKS,
  HEDERAEVM_NETWORKS,
  MOONBEAM_NETWORKS,
  OASYS_NETWORKS,
  PALM_NETWORKS,
  TELOS_NETWORKS,
  VICTION_NETWORKS,
} from './layerones.ts'
import {
  ALEPHZERO_NETWORKS,
  ETHERLINK_NETWORKS,
  GOAT_NETWORKS,
  IMMUTABLEX_NETWORKS,
  MANTLE_NETWORKS,
  MATCH_NETWORKS,
  POLYGON_NETWORKS,
  SAAKURU_NETWORKS,
} from './layertwos.ts'
import {
  ARBITRUM_NETWORKS,
  BASE_NETWORKS,
  KROMA_NETWORKS,
  LIGHTLINK_NETWORKS,
  LISK_NETWORKS,
  RARI_NETWORKS,
  SETTLUS_NETWORKS,
  SHAPE_NETWORKS,
} from './rollups.ts'
import {
  ABSTRACT_NETWORKS,
  ASTARZKEVM_NETWORKS,
  ZKCANDY_NETWORKS,
  ZKSYNC_NETWORKS,
} from './zkrollups.ts'

/**
 * Networks by EVM blockchain: mainnet first, then test networks.
 *
 * A test compares each network's id, name, native currency, test network flag and one node with viem. These are not in
 * viem and come from the registry ethereum-lists/chains alone:
 *
 * - RARI Chain (1380012617, 1918988905), whose currency the registry names Ethereum;
 * - ZKcandy (320, 302), Settlus (5371, 5373);
 * - the Oasys (9372), Saakuru (247253) and GOAT Network (48816) test networks;
 * - every `shortName` and `chain`, and every node but the first, which may also come from DefiLlama/chainlist.
 *
 * Two entries differ from viem on purpose: Local Development is a test network, which viem's Anvil is not; Palm
 * Testnet has its own node, where viem repeats the mainnet's. Names without viem's " Mainnet" are listed in the test:
 * pages and the command add it. Slugs stay when a name changes, since links contain them.
 *
 * Days on which networks ended are from L2BEAT (Astar zkEVM, Kroma), Celo's documentation, Moonbeam's and RARI Chain's
 * announcements, and the day when Berachain removed bArtio from its node software. Etherlink's first test network ended
 * with Ghostnet, at the latest on the day when Taquito 24.3 called that retired.
 *
 * Ends are announced by L2BEAT's banner for Lisk, and the terms of Abstract's migration hub of 6 October 2026.
 */
export const EVM_NETWORKS = completed({
  ETHEREUM: ETHEREUM_NETWORKS,
  POLYGON: POLYGON_NETWORKS,
  IMMUTABLEX: IMMUTABLEX_NETWORKS,
  MANTLE: MANTLE_NETWORKS,
  ZKSYNC: ZKSYNC_NETWORKS,
  RARI: RARI_NETWORKS,
  ASTARZKEVM: ASTARZKEVM_NETWORKS,
  KROMA: KROMA_NETWORKS,
  BASE: BASE_NETWORKS,
  ARBITRUM: ARBITRUM_NETWORKS,
  LIGHTLINK: LIGHTLINK_NETWORKS,
  CELO: CELO_NETWORKS,
  CHILIZ: CHILIZ_NETWORKS,
  MOONBEAM: MOONBEAM_NETWORKS,
  PALM: PALM_NETWORKS,
  ETHERLINK: ETHERLINK_NETWORKS,
  LISK: LISK_NETWORKS,
  OASYS: OASYS_NETWORKS,
  SAAKURU: SAAKURU_NETWORKS,
  ALEPHZERO: ALEPHZERO_NETWORKS,
  SHAPE: SHAPE_NETWORKS,
  BERACHAIN: BERACHAIN_NETWORKS,
  ZKCANDY: ZKCANDY_NETWORKS,
  TELOS: TELOS_NETWORKS,
  MATCH: MATCH_NETWORKS,
  ABSTRACT: ABSTRACT_NETWORKS,
  HEDERAEVM: HEDERAEVM_NETWORKS,
  VICTION: VICTION_NETWORKS,
  GOAT: GOAT_NETWORKS,
  SETTLUS: SETTLUS_NETWORKS,
})

/** Adds what entries leave out: it would cost the mint page four hundred bytes. */
function completed(lists: { readonly [B in EvmBlockchain]: EvmEntries }): {
  readonly [B in EvmBlockchain]: NetworkList<EvmNetwork>
} {
  const complete = Object.entries(lists).map(([blockchain, list]) => [
    blockchain,
    list.map((entry, index) => {
      const slug = entry.name.toLowerCase().replaceAll(' ', '-')
      return { blockchain, slug, shortName: entry.slug ?? slug, testnet: index > 0, ...entry }
    }),
  ])
  return Object.fromEntries(complete)
}
