import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'

/** Wallets that sign a mint. */
export interface MintSigners {
  readonly collection: Pick<CollectionInfo, 'cosignerProgramId' | 'creator'>
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Additional signer, in base58. */
  readonly cosigner: string | undefined
}

/**
 * Throws if the creator must sign a mint but does not.
 *
 * @throws COSIGNER_REQUIRED
 */
export function assertCosigned({ collection, wallet, cosigner }: MintSigners): void {
  const { cosignerProgramId, creator } = collection
  if (cosignerProgramId !== undefined && creator !== wallet && creator !== cosigner) {
    throw new SolanaClientError('COSIGNER_REQUIRED', { creator })
  }
}
