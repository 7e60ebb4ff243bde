import { PHASE_TYPES } from '@mintline/core'
import type { DeployInput, PhaseInput } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
import { type PriceTokens, priceInToken, tokenOfPhase } from '../amounts/priceTokens.ts'
import type { CollectionConfig, PhaseConfig } from './schema.ts'

/** Placeholder for the deploying wallet, which a config does not contain. */
export const SOME_WALLET = Keypair.fromSeed(new Uint8Array(32)).publicKey.toBase58()

/**
 * Builds the deployment input from a config, without a reveal: its seed is not in the config.
 *
 * @param creator Base58; owns the collection and pays.
 * @throws AMOUNT_UNIT_MISMATCH
 */
export function deployInputOf(
  collection: CollectionConfig,
  creator: string,
  currency: Currency,
): DeployInput {
  const { reveal: _, platformFee, platformFeeCap, ...others } = collection
  return {
    ...others,
    creator,
    platformFee: {
      ...platformFee,
      platformFeeValue: lamportsOf(platformFee.platformFeeValue, currency),
    },
    platformFeeCap: platformFeeCap && {
      ...platformFeeCap,
      flat: platformFeeCap.flat && lamportsOf(platformFeeCap.flat, currency),
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
 * Builds a phase's input from a config.
 *
 * @param merkleRoot The phase's list root, for merkle phases.
 * @param tokens The config's tokens.
 * @throws AMOUNT_UNIT_MISMATCH, AMOUNT_TOO_FINE, PRICE_TOKEN_UNKNOWN
 */
export function phaseInputOf(
  phase: PhaseConfig,
  merkleRoot: Uint8Array | undefined,
  { currency, tokens }: Money,
): PhaseInput {
  const token = tokenOfPhase(phase, tokens)
  const lamports = () => (phase.price ? lamportsOf(phase.price, currency) : 0n)
  return {
    priceAmount: token ? priceInToken(phase, token) : lamports(),
    ...(token && { priceToken: token.mint }),
    phaseType: phase.type,
    startTime: phase.start,
    endTime: phase.end,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    ...(PHASE_TYPES[phase.type].hasRoot && { merkleRoot }),
  }
}
