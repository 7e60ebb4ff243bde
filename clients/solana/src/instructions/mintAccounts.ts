import {
  ASSOCIATED_TOKEN_PROGRAM_ID,
  getAssociatedTokenAddressSync,
  TOKEN_2022_PROGRAM_ID,
} from '@solana/spl-token'
import { type AccountMeta, type PublicKey, SystemProgram } from '@solana/web3.js'
import { hashlistAddress } from '../pda/editions.ts'
import {
  allowlistEntryAddress,
  editionsControlsAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
} from '../pda/editionsControls.ts'
import { nextHashlistPage } from '../pda/nextHashlistPage.ts'
import { EDITIONS_PROGRAM_ID } from '../programIds.ts'
import { paidRecipients, receiverAccounts } from './accounts.ts'
import type { AddressWithShare } from './types.ts'

/** What both mint instructions need to know of the collection and the minter. */
export interface MintAccounts {
  deployment: PublicKey
  groupMint: PublicKey
  treasury: PublicKey
  /** As the controls record holds them; those without a share are left out. */
  feeRecipients: readonly AddressWithShare[]
  /** Items issued so far: the hashlist page follows from it. */
  issued: bigint
  /** Is counted, pays and receives the item; signs. */
  minter: PublicKey
  phaseIndex: number
  /** True in allowlist phases. */
  usesAllowlist?: boolean
  /** Owner of the collection, where a co-sign is set; signs. */
  cosigner?: PublicKey
}

/** Accounts of a mint whose item is minted at `mint`. */
export function mintAccounts(input: MintAccounts, mint: PublicKey) {
  const { deployment, minter, phaseIndex } = input
  return {
    editionsDeployment: deployment,
    editionsControls: editionsControlsAddress(deployment),
    hashlist: hashlistAddress(deployment, nextHashlistPage(input.issued)),
    minter,
    minterStats: minterStatsAddress(deployment, minter),
    minterStatsPhase: minterStatsPhaseAddress(deployment, minter, phaseIndex),
    mint,
    groupMint: input.groupMint,
    tokenAccount: getAssociatedTokenAddressSync(mint, minter, true, TOKEN_2022_PROGRAM_ID),
    treasury: input.treasury,
    allowlistEntry: input.usesAllowlist
      ? allowlistEntryAddress(deployment, minter, phaseIndex)
      : null,
    creator: input.cosigner ?? null,
    tokenProgram: TOKEN_2022_PROGRAM_ID,
    associatedTokenProgram: ASSOCIATED_TOKEN_PROGRAM_ID,
    systemProgram: SystemProgram.programId,
    editionsProgram: EDITIONS_PROGRAM_ID,
  }
}

/** The fee recipients that are paid, in the order of the record. */
export function feeRecipientAccounts({ feeRecipients }: MintAccounts): AccountMeta[] {
  return receiverAccounts(paidRecipients(feeRecipients), { isWritable: true })
}
