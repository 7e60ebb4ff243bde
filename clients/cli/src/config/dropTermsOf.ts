import { NATIVE_DECIMALS } from '@mintline/core'
import type { DropListTerms, DropPhaseTerms } from '@mintline/core/drop'
import { formatCurrencyId, NATIVE_CURRENCY } from '@mintline/core/identifiers'
import type { MintNetwork } from '@mintline/solana'
import type { SolanaDropTerms } from '@mintline/solana/drop'
import { Keypair } from '@solana/web3.js'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
import { type PriceTokens, priceInToken, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { DropConfig, PhaseConfig } from './solanaConfig.ts'

/** Placeholder for the deploying wallet, which a config does not contain. */
export const SOME_WALLET = Keypair.fromSeed(new Uint8Array(32)).publicKey.toBase58()

/**
 * Builds a drop's terms from a config without its phases, which stay as they are.
 *
 * @throws AMOUNT_UNIT_MISMATCH
 */
export function termsOfCollection(config: DropConfig, currency: Currency): SolanaDropTerms {
  const { name, symbol, description, uri, items, supply, money, sale, extras } = config
  const { platformFee: fee } = money
  const { feeCap, reveal, secondFeeAdmin, cosigner, fields, locks } = extras
  return {
    ...{ name, symbol, description, uri, supply, sale },
    items: { form: 'templates', name: items.name ?? '', uri: items.uri ?? '' },
    phases: undefined,
    currencies: new Map(),
    money: {
      ...money,
      platformFee: fee.type === 'flat' ? { ...fee, value: lamportsOf(fee.value, currency) } : fee,
    },
    extras: {
      ...{ secondFeeAdmin, cosigner, fields, locks },
      feeCap: feeCap && { ...feeCap, flat: feeCap.flat && lamportsOf(feeCap.flat, currency) },
      files: reveal,
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
  const { coin } = phase.price ?? {}
  const lamports = () => (coin ? lamportsOf(coin, currency) : 0n)
  return {
    ...phase,
    list: listOf(phase, root),
    price: {
      value: token ? priceInToken(phase, token) : lamports(),
      currency: {
        id: formatCurrencyId({ blockchain, address: token?.mint ?? NATIVE_CURRENCY }),
        decimals: token?.decimals ?? NATIVE_DECIMALS,
      },
    },
  }
}

function listOf(
  { list }: PhaseConfig,
  root: Uint8Array = new Uint8Array(),
): DropListTerms | undefined {
  if (list?.form !== 'merkle') return list && { form: 'entries', entries: undefined }
  return { form: 'merkle', root: list.root ?? `0x${Buffer.from(root).toString('hex')}` }
}
