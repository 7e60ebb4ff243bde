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
import { paidRecipients } from './accounts.ts'
import { kitSigner } from './kitSigner.ts'
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

/** Accounts of a mint whose item is minted at `mint`, but for that itself. */
export function mintAccounts(input: MintAccounts, mint: PublicKey) {
  const { deployment, minter, phaseIndex, usesAllowlist = false, cosigner } = input
  // Types by the names that kit exports: of its own packages, none is installed for certain.
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
