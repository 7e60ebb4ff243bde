import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { type AccountMeta, type PublicKey, SystemProgram } from '@solana/web3.js'
import { editionsControlsAddress } from '../pda/editionsControls.ts'
import { EDITIONS_PROGRAM_ID } from '../programIds.ts'
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

/** Accounts of the instructions that change the collection in both programs. */
export function modifyDeploymentAccounts({
  deployment,
  groupMint,
  creator,
  payer = creator,
}: Administration & { groupMint: PublicKey }) {
  return {
    editionsDeployment: deployment,
    editionsControls: editionsControlsAddress(deployment),
    payer,
    creator,
    groupMint,
    systemProgram: SystemProgram.programId,
    tokenProgram: TOKEN_2022_PROGRAM_ID,
    editionsProgram: EDITIONS_PROGRAM_ID,
  }
}

/** Accounts of the instructions that add or modify a phase. */
export function changePhasesAccounts({ deployment, creator, payer = creator }: Administration) {
  return {
    editionsControls: editionsControlsAddress(deployment),
    payer,
    creator,
    systemProgram: SystemProgram.programId,
  }
}

/** Further accounts of an instruction that pays receivers, or that sets them and refuses records. */
export function receiverAccounts(
  receivers: readonly PublicKey[],
  { isWritable }: Pick<AccountMeta, 'isWritable'>,
): AccountMeta[] {
  return receivers.map((pubkey) => ({ pubkey, isSigner: false, isWritable }))
}

/** Addresses of the fee recipients with a share, in their order: the others are not paid. */
export function paidRecipients(recipients: readonly AddressWithShare[]): PublicKey[] {
  return recipients.filter(({ share }) => share > 0).map(({ address }) => address)
}
