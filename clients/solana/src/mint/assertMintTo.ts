import { CoreError } from '@mintline/core'
import { solanaAddress } from '@mintline/core/identifiers'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  INCINERATOR,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../addresses.ts'
import type { CollectionInfo } from '../reads/collectionInfo.ts'

/** Addresses that nobody signs for. */
const NOBODY: readonly string[] = [
  ASSOCIATED_TOKEN_PROGRAM,
  EDITIONS_CONTROLS_PROGRAM,
  EDITIONS_PROGRAM,
  INCINERATOR,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
]

/** Receiver of minted items. */
export interface MintTo {
  readonly collection: Pick<CollectionInfo, 'editions' | 'editionsControls' | 'groupMint'>
  /** Minting wallet, in base58. */
  readonly wallet: string
  /** Wallet that gets the items, in base58; undefined = the minting wallet. */
  readonly mintTo: string | undefined
  /** Program that owns the `mintTo` account, in base58; undefined = unknown, or no account. */
  readonly mintToOwner?: string | undefined
}

/**
 * Throws if items would be lost at an address, as the programs do. Program-controlled wallets such as multisig vaults
 * are allowed: they are off the curve but can sign.
 *
 * @throws INVALID_ADDRESS
 * @throws MINT_TO_CANNOT_HOLD_ITEMS for the default address, the incinerator, programs, and all accounts that belong to
 * a program: mints, token accounts, records of collections.
 */
export function assertMintTo({ collection, wallet, mintTo, mintToOwner }: MintTo): void {
  if (mintTo === undefined || mintTo === wallet) return
  const address = solanaAddress(mintTo)
  const { editions, editionsControls, groupMint } = collection
  const isOwned = mintToOwner !== undefined && mintToOwner !== SYSTEM_PROGRAM
  if (isOwned || [...NOBODY, editions, editionsControls, groupMint].includes(address)) {
    throw new CoreError('MINT_TO_CANNOT_HOLD_ITEMS', { address })
  }
}
