import type { TransactionSigner } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress } from '../pda/kitAddress.ts'
import { nextHashlistPage } from '../pda/nextHashlistPage.ts'
import {
  allowlistEntryAddress,
  editionsControlsAddress,
  hashlistAddress,
  minterStatsAddress,
  minterStatsPhaseAddress,
  tokenAccountAddress,
} from '../pda/publicKeys.ts'
import { kitSigner, paidRecipients } from './accounts.ts'
import type { AddressWithShare } from './types.ts'

/** Collection and minter, for both mint instructions. */
export interface MintAccounts {
  deployment: PublicKey
  groupMint: PublicKey
  treasury: PublicKey
  /** As in the controls record; those without a share are skipped. */
  feeRecipients: readonly AddressWithShare[]
  /** Items issued so far, which determines the hashlist page. */
  issued: bigint
  /** Pays, signs, is counted and receives the item. */
  minter: PublicKey
  phaseIndex: number
  /** True in allowlist phases. */
  usesAllowlist?: boolean
  /** The collection's owner or its named co-signer, if a co-sign is required; signs. */
  cosigner?: PublicKey
}

/** Accounts for minting the item at `mint`, without that mint itself. */
export function mintAccounts(input: MintAccounts, mint: PublicKey) {
  const { deployment, minter, phaseIndex, usesAllowlist = false, cosigner } = input
  // Types as kit exports them: none of its own packages is certain to be installed.
  const signer: TransactionSigner = kitSigner(minter)
  const creator: TransactionSigner | undefined = cosigner && kitSigner(cosigner)
  return {
    editionsDeployment: kitAddress(deployment),
    editionsControls: kitAddress(editionsControlsAddress(deployment)),
    hashlist: kitAddress(hashlistAddress(deployment, nextHashlistPage(input.issued))),
    minter: signer,
    minterStats: kitAddress(minterStatsAddress(deployment, minter)),
    minterStatsPhase: kitAddress(minterStatsPhaseAddress(deployment, minter, phaseIndex)),
    groupMint: kitAddress(input.groupMint),
    tokenAccount: kitAddress(tokenAccountAddress(mint, minter)),
    treasury: kitAddress(input.treasury),
    ...(usesAllowlist && {
      allowlistEntry: kitAddress(allowlistEntryAddress(deployment, minter, phaseIndex)),
    }),
    creator,
    feeRecipients: paidRecipients(input.feeRecipients),
  }
}
