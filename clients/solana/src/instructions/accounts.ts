import type { Address } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress } from '../pda/publicKeys.ts'
import { kitSigner } from './kitSigner.ts'
import type { AddressWithShare } from './types.ts'

/** Who changes a collection. */
export interface Administration {
  /** The deployment's address. */
  deployment: PublicKey
  /** Owner of the collection; signs. */
  creator: PublicKey
  /** Pays for what grows; the creator where left out. */
  payer?: PublicKey
}

/** Addresses of an entry's accounts; what is left out is derived, which lists of thousands do once. */
export interface EntryAddresses {
  editionsControls?: PublicKey
  allowlistEntry?: PublicKey
}

/** Accounts of the instructions that add or modify a phase. */
export function controlsAccounts({
  deployment,
  creator,
  payer,
  editionsControls = editionsControlsAddress(deployment),
}: Administration & Pick<EntryAddresses, 'editionsControls'>) {
  return {
    editionsControls: kitAddress(editionsControls),
    payer: payer && kitSigner(payer),
    creator: kitSigner(creator),
  }
}

/** Accounts of the instructions that change the collection in both programs. */
export function deploymentAccounts(input: Administration & { groupMint: PublicKey }) {
  return {
    ...controlsAccounts(input),
    editionsDeployment: kitAddress(input.deployment),
    groupMint: kitAddress(input.groupMint),
  }
}

/** Addresses of the fee recipients with a share, in their order: the others are not paid. */
export function paidRecipients(recipients: readonly AddressWithShare[]): Address[] {
  return recipients.filter(({ share }) => share > 0).map(({ address }) => kitAddress(address))
}
