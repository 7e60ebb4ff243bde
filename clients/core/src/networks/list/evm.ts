import type { EvmBlockchain, EvmNetwork, NetworkList } from '../network.ts'
import { ABSTRACT_NETWORKS } from './abstract.ts'
import { ALEPHZERO_NETWORKS } from './alephzero.ts'
import { ARBITRUM_NETWORKS } from './arbitrum.ts'
import { ASTARZKEVM_NETWORKS } from './astarzkevm.ts'
import { BASE_NETWORKS } from './base.ts'
import { BERACHAIN_NETWORKS } from './berachain.ts'
import { CELO_NETWORKS } from './celo.ts'
import { CHILIZ_NETWORKS } from './chiliz.ts'
import { ETHEREUM_NETWORKS } from './ethereum.ts'
import { ETHERLINK_NETWORKS } from './etherlink.ts'
import { GOAT_NETWORKS } from './goat.ts'
import { HEDERAEVM_NETWORKS } from './hederaevm.ts'
import { IMMUTABLEX_NETWORKS } from './immutablex.ts'
import { KROMA_NETWORKS } from './kroma.ts'
import { LIGHTLINK_NETWORKS } from './lightlink.ts'
import { LISK_NETWORKS } from './lisk.ts'
import { MANTLE_NETWORKS } from './mantle.ts'
import { MATCH_NETWORKS } from './match.ts'
import { MOONBEAM_NETWORKS } from './moonbeam.ts'
import { OASYS_NETWORKS } from './oasys.ts'
import { PALM_NETWORKS } from './palm.ts'
import { POLYGON_NETWORKS } from './polygon.ts'
import { RARI_NETWORKS } from './rari.ts'
import { SAAKURU_NETWORKS } from './saakuru.ts'
import { SETTLUS_NETWORKS } from './settlus.ts'
import { SHAPE_NETWORKS } from './shape.ts'
import { TELOS_NETWORKS } from './telos.ts'
import { VICTION_NETWORKS } from './viction.ts'
import { ZKCANDY_NETWORKS } from './zkcandy.ts'
import { ZKSYNC_NETWORKS } from './zksync.ts'

/**
 * Networks by EVM blockchain: mainnet first, then test networks.
 *
 * A test compares each network's id, native currency, test network flag and one node with viem. These are not in viem
 * and come from the registry ethereum-lists/chains alone:
 *
 * - RARI Chain (1380012617, 1918988905), whose currency the registry names Ethereum;
 * - ZKcandy (320, 302), Settlus (5371, 5373);
 * - the Oasys (9372), Saakuru (247253) and GOAT Network (48816) test networks;
 * - every `shortName` and `chain`, and every node but the first.
 *
 * Two entries differ from viem on purpose: Local Development is a test network, which viem's Anvil is not; Palm
 * Testnet has its own node, where viem repeats the mainnet's.
 */
export const EVM_NETWORKS: { readonly [B in EvmBlockchain]: NetworkList<EvmNetwork> } = {
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
}
