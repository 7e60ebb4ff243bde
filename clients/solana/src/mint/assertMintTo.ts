import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../addresses.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'
import type { ClaimTerms } from './claimTerms.ts'

/** Programs that cannot sign for items; the accounts that they own cannot either. */
const PROGRAMS: readonly string[] = [
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
]

/** Receiver of minted items. */
export interface MintTo {
  readonly collection: Pick<CollectionInfo, 'editions' | 'editionsControls' | 'groupMint'>
  readonly terms: Pick<ClaimTerms, 'phaseIndex' | 'isPrivate'>
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Wallet that gets the items, in base58; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Program that owns the `mintTo` account, in base58; undefined = unknown. */
  readonly mintToOwner?: string | undefined
}

/**
 * Throws if items cannot go to another wallet, or would be lost there. Program-controlled wallets such as multisig
 * vaults are allowed: they are off the curve but can sign.
 *
 * @throws INVALID_ADDRESS
 * @throws MINT_TO_NOT_AVAILABLE in phases that are not public.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the default address, programs, collection accounts, mints and token accounts.
 */
export function assertMintTo(input: MintTo): void {
  const { collection, terms, wallet, mintTo, mintToOwner } = input
  if (mintTo === undefined || mintTo === wallet) return
  const address = solanaAddress(mintTo)
  const { editions, editionsControls, groupMint } = collection
  const nobody = [SYSTEM_PROGRAM, editions, editionsControls, groupMint, ...PROGRAMS]
  const isOwned = mintToOwner !== undefined && PROGRAMS.includes(mintToOwner)
  if (isOwned || nobody.includes(address)) {
    throw new CoreError('MINT_TO_CANNOT_HOLD_ITEMS', { address })
  }
  if (terms.isPrivate) {
    throw new CoreError('MINT_TO_NOT_AVAILABLE', { phaseIndex: terms.phaseIndex })
  }
}
