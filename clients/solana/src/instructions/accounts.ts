import { type Address, createNoopSigner, type TransactionSigner } from '@solana/kit'
import type { PublicKey } from '@solana/web3.js'
import { kitAddress } from '../pda/kitAddress.ts'
import { editionsControlsAddress, priceTokenAddress } from '../pda/publicKeys.ts'
import type { AddressWithShare, PhaseTerms } from './types.ts'

/** Collection and signers for a change. */
export interface Administration {
  /** The deployment's address. */
  deployment: PublicKey
  /** The collection's owner; signs. */
  creator: PublicKey
  /** Pays for growing accounts. Default: the creator. */
  payer?: PublicKey
}

/** Addresses for an entry; omitted ones are derived, which lists of thousands do only once. */
export interface EntryAddresses {
  editionsControls?: PublicKey
  allowlistEntry?: PublicKey
}

/** Accounts for the instructions that add or modify a phase. */
export function phaseAccounts(input: Administration, { priceToken }: PhaseTerms) {
  return {
    ...controlsAccounts(input),
    ...(priceToken && {
      priceTokenRecord: kitAddress(priceTokenAddress(input.deployment, priceToken)),
    }),
  }
}

/** Accounts for the instructions that change the controls alone. */
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

/** Accounts for the instructions that change the collection in both programs. */
export function deploymentAccounts(input: Administration & { groupMint: PublicKey }) {
  return {
    ...controlsAccounts(input),
    editionsDeployment: kitAddress(input.deployment),
    groupMint: kitAddress(input.groupMint),
  }
}

/** Fee recipients with a share, in order; the others are not paid. */
export function paidRecipients(recipients: readonly AddressWithShare[]): Address[] {
  return recipients.filter(({ share }) => share > 0).map(({ address }) => kitAddress(address))
}

/** Converts a public key to a signer for the generated client; web3.js collects the signature. */
export function kitSigner(key: PublicKey): TransactionSigner {
  return createNoopSigner(kitAddress(key))
}
