import { PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { getInitialiseEditionsControlsInstruction } from '../generated/kit/editionsControls/instructions/initialiseEditionsControls.ts'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsDeploymentAddress, hashlistAddress } from '../pda/publicKeys.ts'
import { controlsAccounts, kitSigner } from './accounts.ts'
import { platformFeeArguments, royaltyArguments } from './arguments.ts'
import { NO_LOCKS } from './lock.ts'
import { toTransactionInstruction } from './toTransactionInstruction.ts'
import type { Locks, MetadataField, PlatformFeeCap, PlatformFeeTerms, Royalties } from './types.ts'

/** Input for a deployment (specification 3.4). */
export interface InitialiseEditionsControlsInput {
  /** The collection's owner; signs. */
  creator: PublicKey
  /** Pays the rent and becomes the primary platform fee admin. Default: the creator. */
  payer?: PublicKey
  /** The collection's group mint, a fresh keypair; signs. */
  groupMint: PublicKey
  /** 1 to 32 bytes; first come, first served. */
  symbol: string
  collectionName: string
  collectionUri: string
  /** Receives the price less the platform fee. */
  treasury: PublicKey
  /** 0 = unlimited. */
  maxMintsPerWallet: bigint
  /** 0 = unlimited. */
  maxNumberOfTokens: bigint
  royalties: Royalties
  platformFee: PlatformFeeTerms
  extraMeta: readonly MetadataField[]
  /** `{}` stands for the item's number. */
  itemBaseName: string
  /** `{}` stands for the item's number. */
  itemBaseUri: string
  /** If given, the creator or this address signs every mint. */
  cosignerProgramId?: PublicKey
  /** Default: none. */
  platformFeeSecondaryAdmin?: PublicKey
  /** Default: the fee itself, so that it never rises. */
  platformFeeCap?: PlatformFeeCap
  /** Default: none. */
  locks?: Partial<Locks>
}

/** Deploys a collection. */
export function initialiseEditionsControls({
  creator,
  payer,
  groupMint,
  treasury,
  cosignerProgramId,
  platformFeeSecondaryAdmin = PublicKey.default,
  platformFeeCap,
  locks,
  ...input
}: InitialiseEditionsControlsInput): TransactionInstruction {
  const deployment = editionsDeploymentAddress(input.symbol)
  return toTransactionInstruction(
    getInitialiseEditionsControlsInstruction({
      ...controlsAccounts({ deployment, creator, payer }),
      editionsDeployment: kitAddress(deployment),
      hashlist: kitAddress(hashlistAddress(deployment, 0)),
      groupMint: kitSigner(groupMint),
      ...input,
      treasury: kitAddress(treasury),
      cosignerProgramId: cosignerProgramId ? kitAddress(cosignerProgramId) : null,
      royalties: royaltyArguments(input.royalties),
      platformFee: platformFeeArguments(input.platformFee),
      extraMeta: [...input.extraMeta],
      platformFeeSecondaryAdmin: kitAddress(platformFeeSecondaryAdmin),
      platformFeeCap: platformFeeCap ?? null,
      locks: { ...NO_LOCKS, ...locks },
    }),
  )
}
