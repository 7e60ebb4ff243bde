import { NATIVE_DECIMALS, PHASE_TYPES } from '@mintline/core'
import { type DropListTerms, type DropPhaseTerms, everythingTo } from '@mintline/core/drop'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { MintNetwork } from '@mintline/solana'
import type { SolanaDropTerms } from '@mintline/solana/drop'
import { Keypair } from '@solana/web3.js'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
import { type PriceTokens, priceInToken, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { CollectionConfig, PhaseConfig } from './schema.ts'

/** Placeholder for the deploying wallet, which a config does not contain. */
export const SOME_WALLET = Keypair.fromSeed(new Uint8Array(32)).publicKey.toBase58()

/**
 * Builds a drop's terms from a config's collection; phases stay as they are.
 *
 * @throws AMOUNT_UNIT_MISMATCH
 */
export function termsOfCollection(
  collection: CollectionConfig,
  currency: Currency,
): SolanaDropTerms {
  const { platformFee: fee, platformFeeCap: cap, royalties } = collection
  const value = lamportsOf(fee.platformFeeValue, currency)
  const { recipients } = fee
  return {
    name: collection.collectionName,
    symbol: collection.symbol,
    description: '',
    uri: collection.collectionUri,
    items: { form: 'templates', name: collection.itemBaseName, uri: collection.itemBaseUri },
    supply: { maxItems: collection.maxNumberOfTokens, maxPerWallet: collection.maxMintsPerWallet },
    phases: undefined,
    currencies: new Map(),
    money: {
      receivers: everythingTo(collection.treasury),
      platformFee: fee.isFeeFlat
        ? { type: 'flat', value, recipients }
        : { type: 'percentage', valueBp: Number(value), recipients },
      royalties: { valueBp: royalties.royaltyBasisPoints, recipients: royalties.creators },
    },
    sale: { isPaused: undefined, endTime: undefined },
    extras: {
      feeCap: cap && { ...cap, flat: cap.flat && lamportsOf(cap.flat, currency) },
      secondFeeAdmin: collection.platformFeeSecondaryAdmin,
      cosigner: collection.cosignerProgramId,
      fields: collection.extraMeta,
      locks: collection.locks,
      files: collection.reveal,
      lookupTable: false,
    },
  }
}

/** Currencies in which a drop's amounts may be. */
export interface Money {
  /** The network's coin. */
  readonly currency: Currency
  readonly tokens: PriceTokens
}

/**
 * Builds a phase's terms from a config. Its list's entries stay as they are: `upsertList` writes them.
 *
 * @param root The root of the phase's list, for merkle phases.
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
 */
export function termsOfPhase(
  phase: PhaseConfig,
  root: Uint8Array | undefined,
  { blockchain, currency, tokens }: Money & Pick<MintNetwork, 'blockchain'>,
): DropPhaseTerms {
  const token = tokenOfPhase(phase, tokens)
  const lamports = () => (phase.price ? lamportsOf(phase.price, currency) : 0n)
  return {
    key: undefined,
    name: phase.name,
    kind: PHASE_TYPES[phase.type].isListed ? 'list' : 'public',
    list: listOf(phase, root),
    price: {
      value: token ? priceInToken(phase, token) : lamports(),
      currency: {
        id: formatCurrencyId({ blockchain, address: token?.mint ?? NATIVE_CURRENCY }),
        decimals: token?.decimals ?? NATIVE_DECIMALS,
      },
    },
    startTime: phase.start,
    endTime: phase.end,
    maxPerWallet: phase.maxMintsPerWallet,
    maxPerTransaction: 0n,
    maxItems: phase.maxMintsTotal,
    isOpen: phase.active,
  }
}

function listOf(
  { type }: PhaseConfig,
  root: Uint8Array = new Uint8Array(),
): DropListTerms | undefined {
  const { hasEntries, hasRoot } = PHASE_TYPES[type]
  if (hasEntries) return { form: 'entries', entries: undefined }
  return hasRoot ? { form: 'merkle', root: `0x${Buffer.from(root).toString('hex')}` } : undefined
}
