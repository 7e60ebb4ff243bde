import { SolanaClientError } from '../errors/solanaClientError.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'

/** Wallets that sign a mint. */
export interface MintSigners {
  readonly collection: Pick<CollectionInfo, 'cosignerProgramId' | 'creator'>
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Wallet that pays, in base58. Default: the minting wallet. */
  readonly payer?: string | undefined
  /** Additional signer, in base58; undefined = none. */
  readonly cosigner?: string | undefined
}

/**
 * Returns the signer that approves a mint, in base58: the creator or the named co-signer, which may be the minting
 * or the paying wallet itself. Undefined = the collection requires no co-sign.
 *
 * @throws COSIGNER_REQUIRED if neither signs.
 */
export function mintCosigner({
  collection,
  wallet,
  payer,
  cosigner,
}: MintSigners): string | undefined {
  const { cosignerProgramId: named, creator } = collection
  if (named === undefined) return undefined
  for (const signer of [wallet, payer, cosigner]) {
    if (signer !== undefined && (signer === creator || signer === named)) return signer
  }
  throw new SolanaClientError('COSIGNER_REQUIRED', { creator, named })
}
