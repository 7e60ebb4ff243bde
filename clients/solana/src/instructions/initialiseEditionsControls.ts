import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey, SystemProgram, type TransactionInstruction } from '@solana/web3.js'
import { toBn } from '../bn.ts'
import { editionsDeploymentAddress, hashlistAddress } from '../pda/editions.ts'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import { EDITIONS_PROGRAM_ID } from '../programIds.ts'
import type { EditionsControlsProgram } from '../programs.ts'
import { platformFeeArguments, royaltyArguments } from './arguments.ts'
import type { MetadataField, PlatformFee, Royalties } from './types.ts'

/** What a collection is deployed with (specification 3.4). */
export interface InitialiseEditionsControlsInput {
  /** Owner of the collection; signs. */
  creator: PublicKey
  /** Pays the rent and becomes the primary platform fee admin; the creator where left out. */
  payer?: PublicKey
  /** Mint of the collection, a fresh keypair; signs. */
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
  platformFee: PlatformFee
  extraMeta: readonly MetadataField[]
  /** `{}` stands for the item's number. */
  itemBaseName: string
  /** `{}` stands for the item's number. */
  itemBaseUri: string
  /** Where given, the creator signs every mint. */
  cosignerProgramId?: PublicKey
  /** Nobody where left out. */
  platformFeeSecondaryAdmin?: PublicKey
}

/** Deploys a collection. */
export function initialiseEditionsControls(
  program: EditionsControlsProgram,
  input: InitialiseEditionsControlsInput,
): Promise<TransactionInstruction> {
  const deployment = editionsDeploymentAddress(input.symbol)
  return program.methods
    .initialiseEditionsControls({
      maxMintsPerWallet: toBn(input.maxMintsPerWallet),
      treasury: input.treasury,
      maxNumberOfTokens: toBn(input.maxNumberOfTokens),
      symbol: input.symbol,
      collectionName: input.collectionName,
      collectionUri: input.collectionUri,
      cosignerProgramId: input.cosignerProgramId ?? null,
      royalties: royaltyArguments(input.royalties),
      extraMeta: [...input.extraMeta],
      itemBaseUri: input.itemBaseUri,
      itemBaseName: input.itemBaseName,
      platformFee: platformFeeArguments(input.platformFee),
      platformFeeSecondaryAdmin: input.platformFeeSecondaryAdmin ?? PublicKey.default,
    })
    .accountsStrict({
      editionsControls: editionsControlsAddress(deployment),
      editionsDeployment: deployment,
      hashlist: hashlistAddress(deployment, 0),
      payer: input.payer ?? input.creator,
      creator: input.creator,
      groupMint: input.groupMint,
      systemProgram: SystemProgram.programId,
      tokenProgram: TOKEN_2022_PROGRAM_ID,
      editionsProgram: EDITIONS_PROGRAM_ID,
    })
    .instruction()
}
