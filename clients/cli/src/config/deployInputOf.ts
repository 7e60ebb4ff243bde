import { PHASE_TYPES } from '@mintline/core'
import type { DeployInput, PhaseInput } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { type Currency, lamportsOf } from '../amounts/amount.ts'
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

/**
 * Builds a phase's input from a config.
 *
 * @param merkleRoot The phase's list root, for merkle phases.
 * @throws AMOUNT_UNIT_MISMATCH
 */
export function phaseInputOf(
  phase: PhaseConfig,
  merkleRoot: Uint8Array | undefined,
  currency: Currency,
): PhaseInput {
  return {
    priceAmount: phase.price ? lamportsOf(phase.price, currency) : 0n,
    phaseType: phase.type,
    startTime: phase.start,
    endTime: phase.end,
    maxMintsPerWallet: phase.maxMintsPerWallet,
    maxMintsTotal: phase.maxMintsTotal,
    ...(PHASE_TYPES[phase.type].hasRoot && { merkleRoot }),
  }
}
