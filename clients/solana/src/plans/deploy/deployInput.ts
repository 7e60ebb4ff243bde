import type { Keypair } from '@solana/web3.js'
import type { Locks, MetadataField } from '../../instructions/types.ts'
import type { PlannedPhase } from '../phases/phaseInput.ts'
import type { PhaseTokenFacts } from '../phases/phaseTokens.ts'
import type { PlatformFeeCapInput } from '../problems/feeCap.ts'
import type { PlatformFeeInput } from '../problems/platformFee.ts'
import type { RoyaltiesInput } from '../problems/royalties.ts'
import type { ReceiverFacts } from '../receivers/receiverFacts.ts'
import type { CommittedFiles } from '../reveal/committedFiles.ts'

/** Input for a deployment (specification 3.4). Addresses are base58. */
export interface DeployInput extends ReceiverFacts, PhaseTokenFacts {
  /** The collection's owner; signs. */
  readonly creator: string
  /**
   * Pays fees and rent, and becomes the primary platform fee admin. Default: the creator. If it is another wallet, the
   * creator signs too: in `signers`, or with a wallet for both.
   */
  readonly payer?: string | undefined
  /** Keypairs that sign every transaction besides the wallet. */
  readonly signers?: readonly Keypair[] | undefined
  /** The collection's group mint. Default: a new keypair. */
  readonly groupMint?: Keypair | undefined
  /** 1 to 32 bytes; first come, first served. */
  readonly symbol: string
  /** At most 64 bytes. */
  readonly collectionName: string
  /** At most 200 bytes. */
  readonly collectionUri: string
  /** At most 64 bytes; up to four `{}` stand for the item's number. */
  readonly itemBaseName: string
  /** At most 200 bytes; up to four `{}` stand for the item's number. */
  readonly itemBaseUri: string
  /** Receives the price less the platform fee. */
  readonly treasury: string
  /** 0, the default, = unlimited. */
  readonly maxMintsPerWallet?: bigint | undefined
  /** 0, the default, = unlimited. */
  readonly maxNumberOfTokens?: bigint | undefined
  readonly royalties: RoyaltiesInput
  readonly platformFee: DeployPlatformFee
  /**
   * Highest platform fee that the fee admins can ever set; it can be lowered, and never raised. Default of each part:
   * the fee itself, or 0 if the fee is of the other kind.
   */
  readonly platformFeeCap?: PlatformFeeCapInput | undefined
  /** At most 10 fields with distinct keys. Default: none. */
  readonly extraMeta?: readonly MetadataField[] | undefined
  /** If given and not the default address, the creator signs every mint. */
  readonly cosignerProgramId?: string | undefined
  /** May change the fee like the primary admin. Default: none. */
  readonly platformFeeSecondaryAdmin?: string | undefined
  /** Parts that can never change once the collection is complete. Default: none. */
  readonly locks?: Partial<Locks> | undefined
  /**
   * Files to commit to before anybody can mint, and to reveal later; until then, items show `itemBaseUri`. Keep the
   * seed before you send the plan. Default: none.
   */
  readonly reveal?: CommittedFiles | undefined
  /** Added after the deployment, in this order; see `phaseTermsOf` for defaults. */
  readonly phases?: readonly PlannedPhase[] | undefined
  /**
   * True to add the phases in the deployment's own transaction, so that a wallet signs once. Ignored if something else
   * has to come first, or if they do not fit. Default: false.
   */
  readonly opensAtOnce?: boolean | undefined
}

/** A collection's initial platform fee. Default: 3% of the price. */
export interface DeployPlatformFee extends Pick<PlatformFeeInput, 'recipients'> {
  /** Basis points of the price; with `isFeeFlat`, lamports per item. Default: 300. */
  readonly platformFeeValue?: bigint | undefined
  /** Default: false. */
  readonly isFeeFlat?: boolean | undefined
}
