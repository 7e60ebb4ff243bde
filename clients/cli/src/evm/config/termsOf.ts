import type { CoinUnit } from '@mintline/core'
import type { DropListTerms, DropPhaseTerms } from '@mintline/core/drop'
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
  type TokenTerms,
  wantedFeePhases,
} from '@mintline/evm/drop'
import { maxUint256, zeroAddress } from 'viem'
import { flatFeeIn } from '../drop/flatFee.ts'
import type { ReadEvmPhase, ReadEvmToken } from '../lists/readEvmPhases.ts'
import { type EvmConfig, tokensOf } from './evmConfig.ts'

/** A config with its token ids, and the drop that it is for. */
export interface ConfigTerms {
  readonly config: EvmConfig
  readonly tokens: readonly ReadEvmToken[]
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
  const { platformFee } = config.money
  const terms = termsBesideFlatFee(drop, ownImplementation)
  if (platformFee.type === 'percentage') return terms
  const feePhases =
    terms.phases || !present
      ? wantedFeePhases(terms.phases ?? [], terms.currencies)
      : presentFeePhases(phasesToCome(present.contract), present.currencies)
  const currencies = feeCurrencies(feePhases, nativeCoinOf(config.chain))
  const fee = { ...platformFee, value: flatFeeIn(platformFee.value, currencies) }
  return { ...terms, money: { ...terms.money, platformFee: fee } }
}

/** Returns a config's terms; a flat fee, whose currency depends on the phases, is 0 in them. */
export function termsBesideFlatFee(
  { config, tokens, present }: ConfigTerms,
  ownImplementation?: string,
): EvmTerms {
  const { description, sale, supply, money } = config
  const { platformFee } = money
  const [first, ...others] = tokens.map((token) => tokenTermsOf(token, config.chain))
  const { recipients } = platformFee
  const deployment = deploymentTermsOf(config, ownImplementation)
  return {
    ...deployment,
    ...{ description, sale },
    phases: first?.phases,
    items: itemsOf(config, present),
    supply: { ...supply, maxItems: first?.maxItems ?? 0n },
    currencies: phaseTermsOf(
      tokens.flatMap((token) => token.phases),
      config.chain,
    ).currencies,
    money: {
      ...money,
      platformFee:
        platformFee.type === 'flat' ? { type: 'flat', value: 0n, recipients } : platformFee,
    },
    extras: {
      ...deployment.extras,
      tokenId: first?.tokenId,
      ofTokenId: { receiver: first?.receiver, royalty: first?.royalty },
      otherTokens: others.flatMap(({ tokenId, ...token }) =>
        tokenId === undefined ? [] : { ...token, tokenId },
      ),
    },
  }
}

/** Returns terms for a config's deployment, after which its flat fee and its phases are set. */
export function deploymentTermsOf(config: EvmConfig, ownImplementation?: string): DeploymentTerms {
  const { name, symbol, uri, money, extras } = config
  const { platformFee } = money
  const valueBp = platformFee.type === 'flat' ? 0 : platformFee.valueBp
  const { variant, implementation } = extras
  return {
    ...{ name, symbol, uri },
    money: {
      ...money,
      platformFee: { type: 'percentage', valueBp, recipients: platformFee.recipients },
    },
    extras: {
      variant,
      tokenId: tokensOf(config)[0]?.tokenId,
      ofTokenId: { receiver: undefined, royalty: undefined },
      implementation,
      ownImplementation,
    },
  }
}

/** Returns the terms of a token id, or of an erc721 drop. */
function tokenTermsOf(
  { config: { tokenId, maxItems, receiver, royalty }, phases: read }: ReadEvmToken,
  network: EvmNetwork,
): Omit<TokenTerms, 'tokenId'> & { readonly tokenId: bigint | undefined } {
  // A config without phases says nothing about those on chain.
  const phases = read.length > 0 ? phaseTermsOf(read, network).phases : undefined
  return { tokenId, maxItems, receiver, royalty, phases }
}

/** Returns the terms of a config's phases. */
export function phaseTermsOf(read: readonly ReadEvmPhase[], network: EvmNetwork): PhaseTerms {
  const { blockchain } = network
  const idOf = (address: string) =>
    formatCurrencyId({ blockchain, address: isNativeToken(address) ? zeroAddress : address })
  const phases = read.map((phase): DropPhaseTerms => {
    const { config, coin, price: value } = phase
    const currency = { id: idOf(phase.currency), decimals: coin.decimals }
    const { currency: _, ...terms } = config
    return { ...terms, list: listOf(phase, currency), price: { value, currency } }
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
  { items, extras: { variant } }: EvmConfig,
  present: EvmPresent | undefined,
): EvmTerms['items'] {
  const { folders = [], name, description = '', imageUri = '', animationUri = '' } = items
  if (variant === 'erc1155') {
    return {
      form: 'folders',
      folders: folders.map(({ uri, items: count }) => ({ uri, items: BigInt(count) })),
    }
  }
  if (name !== undefined) return { form: 'shared', name, description, imageUri, animationUri }
  const onChain = present?.state.items
  return onChain?.form === 'shared' ? onChain : NO_METADATA
}

const NO_METADATA = {
  form: 'shared',
  name: '',
  description: '',
  imageUri: '',
  animationUri: '',
} as const
