import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'

/** The signing wallets of a mint. */
export interface MintSigners {
  readonly collection: Pick<CollectionInfo, 'cosignerProgramId' | 'creator'>
  /** Base58 address of the minting wallet. */
  readonly wallet: string
  /** Base58 address of an additional signing wallet. */
  readonly cosigner: string | undefined
}

/**
 * Throws where the creator has to sign a mint and does not.
 *
 * @throws COSIGNER_REQUIRED
 */
export function assertCosigned({ collection, wallet, cosigner }: MintSigners): void {
  const { cosignerProgramId, creator } = collection
  if (cosignerProgramId !== undefined && creator !== wallet && creator !== cosigner) {
    throw new SolanaClientError('COSIGNER_REQUIRED', { creator })
  }
}
