import type { CoinUnit } from '@mintline/core'
import { type DropListTerms, type DropPhaseTerms, everythingTo } from '@mintline/core/drop'
import { formatCurrencyId } from '@mintline/core/identifiers'
import type { EvmNetwork } from '@mintline/core/networks'
import { isNativeToken, limitOf, nativeCoinOf } from '@mintline/evm'
import {
  type DeploymentTerms,
  type EvmPresent,
  type EvmTerms,
  feeCurrencies,
  phasesToCome,
  presentFeePhases,
  wantedFeePhases,
} from '@mintline/evm/drop'
import { maxUint256, zeroAddress } from 'viem'
import { flatFeeIn } from '../drop/flatFee.ts'
import type { ReadEvmPhase } from '../lists/readEvmPhases.ts'
import type { EvmCollectionConfig, EvmConfig } from './evmSchema.ts'

/** A config with its phases, and the drop that it is for. */
export interface ConfigTerms {
  readonly config: EvmConfig
  readonly phases: readonly ReadEvmPhase[]
  /** Undefined = not deployed yet. */
  readonly present: EvmPresent | undefined
}

/** Phases that the config says something about, with their currencies. */
export interface PhaseTerms {
  readonly phases: readonly DropPhaseTerms[]
  readonly currencies: ReadonlyMap<string, CoinUnit>
}

/**
 * Returns a config's terms. What it leaves out is as on chain.
 *
 * @param ownImplementation As in the terms. Default: none.
 * @throws FLAT_FEE_CURRENCIES, AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE
 */
export function termsOf(drop: ConfigTerms, ownImplementation?: string): EvmTerms {
  const { config, present } = drop
  const { collection, chain } = config
  const { phases, currencies } = phaseTermsOf(drop.phases, chain)
  const deployment = deploymentTermsOf(config, ownImplementation)
  const { money } = deployment
  const { flat } = collection.platformFee
  const feePhases =
    phases.length > 0 || !present
      ? wantedFeePhases(phases, currencies)
      : presentFeePhases(phasesToCome(present.contract), present.currencies)
  const value = flat && flatFeeIn(flat, feeCurrencies(feePhases, nativeCoinOf(chain)))
  const { recipients } = money.platformFee
  return {
    ...deployment,
    description: '',
    items: itemsOf(collection, present),
    supply: { maxItems: collection.maxNumberOfTokens, maxPerWallet: 0n },
    // A config without phases says nothing about those on chain.
    phases: phases.length > 0 ? phases : undefined,
    currencies,
    money: {
      ...money,
      platformFee: value === undefined ? money.platformFee : { type: 'flat', value, recipients },
    },
    sale: { isPaused: undefined, endTime: undefined },
  }
}

/** Returns terms for a config's deployment, after which its flat fee is set. */
export function deploymentTermsOf(
  { collection }: Pick<EvmConfig, 'collection'>,
  ownImplementation?: string,
): DeploymentTerms {
  const { variant, royalties, platformFee, ofTokenId, implementation } = collection
  const { valueBp, recipient } = platformFee
  return {
    name: collection.collectionName,
    symbol: collection.symbol,
    uri: collection.collectionUri,
    money: {
      receivers: everythingTo(collection.treasury),
      royalties: {
        valueBp: royalties.royaltyBasisPoints,
        recipients: everythingTo(royalties.recipient),
      },
      platformFee: { type: 'percentage', valueBp, recipients: everythingTo(recipient) },
    },
    extras: {
      variant,
      tokenId: variant === 'erc1155' ? collection.tokenId : undefined,
      ofTokenId: {
        receiver: ofTokenId?.treasury,
        royalty: ofTokenId?.royalties && royaltyOf(ofTokenId.royalties),
      },
      implementation,
      ownImplementation,
    },
  }
}

/** Returns the terms of a config's phases. */
export function phaseTermsOf(read: readonly ReadEvmPhase[], network: EvmNetwork): PhaseTerms {
  const { blockchain } = network
  const idOf = (address: string) =>
    formatCurrencyId({ blockchain, address: isNativeToken(address) ? zeroAddress : address })
  const phases = read.map((phase): DropPhaseTerms => {
    const { config, coin, price: value } = phase
    const currency = { id: idOf(phase.currency), decimals: coin.decimals }
    return {
      key: undefined,
      name: config.name,
      kind: phase.merkleRoot === undefined ? 'public' : 'list',
      list: listOf(phase, currency),
      startTime: config.start,
      endTime: config.end,
      price: { value, currency },
      maxPerWallet: config.maxMintsPerWallet,
      maxPerTransaction: 0n,
      maxItems: config.maxMintsTotal,
      isOpen: true,
    }
  })
  return { phases, currencies: new Map(read.map(({ currency, coin }) => [idOf(currency), coin])) }
}

function listOf(
  { merkleRoot: root, list }: ReadEvmPhase,
  currency: DropPhaseTerms['price']['currency'],
): DropListTerms | undefined {
  if (root === undefined) return undefined
  const entries = list?.entries.map(({ wallet, quantityLimitPerWallet, pricePerToken: value }) => ({
    wallet,
    maxItems: limitOf(quantityLimitPerWallet),
    price: value === maxUint256 ? undefined : { value, currency },
  }))
  return { form: 'merkle', root, entries }
}

function itemsOf(
  { variant, metadata, tokens }: EvmCollectionConfig,
  present: EvmPresent | undefined,
): EvmTerms['items'] {
  if (variant === 'erc1155') {
    const folders = tokens.map(({ baseUri: uri, amount }) => ({ uri, items: BigInt(amount) }))
    return { form: 'folders', folders }
  }
  if (metadata) return { form: 'shared', ...metadata }
  const items = present?.state.items
  return items?.form === 'shared' ? items : NO_METADATA
}

const NO_METADATA = {
  form: 'shared',
  name: '',
  description: '',
  imageUri: '',
  animationUri: '',
} as const

function royaltyOf({ royaltyBasisPoints, recipient }: EvmCollectionConfig['royalties']) {
  return { valueBp: royaltyBasisPoints, recipient }
}
