import type { Keypair } from '@solana/web3.js'
import type { MetadataField, PhaseTerms } from '../../instructions/types.ts'
import type { PlatformFeeInput } from '../problems/platformFee.ts'
import type { RoyaltiesInput } from '../problems/royalties.ts'
import type { FundingOptions } from '../receivers/funding.ts'

/** What a collection is deployed with (specification 3.4). Addresses are base58. */
export interface DeployInput extends FundingOptions {
  /** Owner of the collection; signs. */
  readonly creator: string
  /**
   * Pays fees and rent, and becomes the primary platform fee admin; the creator where left out.
   * Where it is another wallet, the creator signs too: by `signers` or by a wallet for both.
   */
  readonly payer?: string | undefined
  /** Keypairs that sign every transaction beside the wallet. */
  readonly signers?: readonly Keypair[] | undefined
  /** Mint of the collection; a new keypair where left out. */
  readonly groupMint?: Keypair | undefined
  /** 1 to 32 bytes; first come, first served. */
  readonly symbol: string
  /** At most 64 bytes. */
  readonly collectionName: string
  /** At most 200 bytes. */
  readonly collectionUri: string
  /** At most 64 bytes; `{}`, at most 4 times, stands for the item's number. */
  readonly itemBaseName: string
  /** At most 200 bytes; `{}`, at most 4 times, stands for the item's number. */
  readonly itemBaseUri: string
  /** Receives the price less the platform fee. */
  readonly treasury: string
  /** 0, the default, is unlimited. */
  readonly maxMintsPerWallet?: bigint | undefined
  /** 0, the default, is unlimited. */
  readonly maxNumberOfTokens?: bigint | undefined
  readonly royalties: RoyaltiesInput
  readonly platformFee: DeployPlatformFee
  /** At most 10 fields with distinct keys; none where left out. */
  readonly extraMeta?: readonly MetadataField[] | undefined
  /** Where given, and not the default address, the creator signs every mint. */
  readonly cosignerProgramId?: string | undefined
  /** May change the fee beside the primary admin; nobody where left out. */
  readonly platformFeeSecondaryAdmin?: string | undefined
  /** Added right after, in this order; see `phaseTermsOf` for defaults. */
  readonly phases?: readonly PhaseTerms[] | undefined
}

/** The platform fee that a collection starts with: 3% of the price unless said otherwise. */
export interface DeployPlatformFee extends Pick<PlatformFeeInput, 'recipients'> {
  /** Basis points of the price, 300 where left out; lamports for each item where `isFeeFlat`. */
  readonly platformFeeValue?: bigint | undefined
  /** False where left out. */
  readonly isFeeFlat?: boolean | undefined
}
