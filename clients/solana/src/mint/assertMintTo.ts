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

/** Programs that cannot sign for items; neither can any account that they own. */
const PROGRAMS: readonly string[] = [
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
]

/** The receiver of the items of a mint. */
export interface MintTo {
  readonly collection: Pick<CollectionInfo, 'editions' | 'editionsControls' | 'groupMint'>
  readonly terms: Pick<ClaimTerms, 'phaseIndex' | 'isPrivate'>
  /** Base58 address of the minting wallet. */
  readonly wallet: string
  /** Base58 address of the wallet that gets the items; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Base58 address of the program that owns the account of `mintTo`; undefined = unknown. */
  readonly mintToOwner?: string | undefined
}

/**
 * Throws where items cannot go to another wallet, or would be lost there. Program-controlled wallets, such as the vault
 * of a multisig, are allowed: they are off the curve but can sign.
 *
 * @throws INVALID_ADDRESS
 * @throws MINT_TO_NOT_AVAILABLE in phases that are not public.
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the default address, programs, accounts of the collection, mints and token
 * accounts.
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
