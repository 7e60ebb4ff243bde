import { mintNetwork } from '@mintline/solana'
import {
  collectionToBe,
  currenciesOf,
  proofFitOf,
  type SolanaDropTerms,
} from '@mintline/solana/drop'
import { type PriceTokens, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { Cluster } from '../cluster/resolveCluster.ts'
import { termsOfCollection, termsOfPhase } from '../config/dropTermsOf.ts'
import type { DropConfig } from '../config/solanaConfig.ts'
import type { PhaseList } from '../lists/readPhaseLists.ts'

/** A drop's files, its network, and its owner. */
export interface DropFiles {
  readonly cluster: Pick<Cluster, 'currency' | 'genesisHash'>
  readonly config: DropConfig
  /** The config's tokens. */
  readonly tokens: PriceTokens
  /** By phase index. */
  readonly lists: readonly PhaseList[]
  /** Base58. */
  readonly wallet: string
}

/**
 * Builds a drop's terms from its files, with a lookup table if its lists' proofs need one.
 *
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
 */
export function termsOfConfig({
  cluster: { currency, genesisHash },
  config,
  tokens,
  lists,
  wallet,
}: DropFiles): SolanaDropTerms {
  const network = mintNetwork(genesisHash)
  const money = { blockchain: network.blockchain, currency, tokens }
  const terms = termsOfCollection(config, currency)
  const planned = collectionToBe(terms, wallet)
  const fits = config.phases.map((phase, index) =>
    proofFitOf(planned, lists[index]?.tree?.size ?? 0, tokenOfPhase(phase, tokens)),
  )
  return {
    ...terms,
    phases: config.phases.map((phase, index) => termsOfPhase(phase, lists[index]?.root, money)),
    currencies: currenciesOf(network, [...tokens.values()]),
    extras: { ...terms.extras, lookupTable: fits.includes('needsTable') },
  }
}
