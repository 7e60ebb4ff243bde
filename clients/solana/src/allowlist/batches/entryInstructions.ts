import { type PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { ADD_TO_ALLOWLIST_DISCRIMINATOR } from '../../generated/kit/editionsControls/instructions/addToAllowlist.ts'
import { CLOSE_ALLOWLIST_ACCOUNT_DISCRIMINATOR } from '../../generated/kit/editionsControls/instructions/closeAllowlistAccount.ts'
import { RememberedKey } from '../../pda/rememberedKey.ts'
import { EDITIONS_CONTROLS_PROGRAM_ID } from '../../programIds.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'

const SYSTEM_PROGRAM_ID = new RememberedKey(SystemProgram.programId.toBytes())

/** The list that entries belong to, and the wallet that changes it. */
export interface AllowlistPhase {
  readonly deployment: PublicKey
  readonly editionsControls: PublicKey
  readonly phaseIndex: number
  /** Owner of the collection; pays and signs. */
  readonly creator: PublicKey
}

/** A wallet and the address of its entry. */
interface Located {
  readonly user: PublicKey
  readonly address: PublicKey
}

/**
 * What `addToAllowlist` builds, without Anchor: a list has thousands of entries, and Anchor's coder
 * takes longer for one than the network for all of a batch. Entries are checked before.
 */
export function upsertInstruction(
  { editionsControls, phaseIndex, creator }: AllowlistPhase,
  { entry, user, address }: Located & { readonly entry: AllowlistEntryInput },
): TransactionInstruction {
  const terms = Buffer.alloc(5)
  terms.writeUInt32LE(Number(entry.price), 0)
  terms.writeUInt8(entry.amount, 4)
  return new TransactionInstruction({
    programId: EDITIONS_CONTROLS_PROGRAM_ID,
    keys: [
      { pubkey: editionsControls, isSigner: false, isWritable: false },
      { pubkey: address, isSigner: false, isWritable: true },
      { pubkey: creator, isSigner: true, isWritable: true },
      { pubkey: creator, isSigner: true, isWritable: false },
      { pubkey: SYSTEM_PROGRAM_ID, isSigner: false, isWritable: false },
    ],
    data: entryData(ADD_TO_ALLOWLIST_DISCRIMINATOR, phaseIndex, user, terms),
  })
}

/** What `closeAllowlistAccount` builds, without Anchor; the rent goes to whoever paid for the entry. */
export function removeInstruction(
  { editionsControls, phaseIndex, creator }: AllowlistPhase,
  { user, address, payer }: Located & { readonly payer: PublicKey },
): TransactionInstruction {
  return new TransactionInstruction({
    programId: EDITIONS_CONTROLS_PROGRAM_ID,
    keys: [
      { pubkey: editionsControls, isSigner: false, isWritable: false },
      { pubkey: address, isSigner: false, isWritable: true },
      { pubkey: payer, isSigner: false, isWritable: true },
      { pubkey: creator, isSigner: true, isWritable: false },
    ],
    data: entryData(CLOSE_ALLOWLIST_ACCOUNT_DISCRIMINATOR, phaseIndex, user),
  })
}

function entryData(
  discriminator: Uint8Array,
  phaseIndex: number,
  user: PublicKey,
  terms: Uint8Array = new Uint8Array(),
): Buffer {
  return Buffer.concat([discriminator, Uint8Array.of(phaseIndex), user.toBytes(), terms])
}
