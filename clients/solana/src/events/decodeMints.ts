import type { SolanaAddress } from '@mintline/core/identifiers'
import { type Address, address, containsBytes, getBase58Encoder } from '@solana/kit'
import type { VersionedTransactionResponse } from '@solana/web3.js'
import { EDITIONS_PROGRAM } from '../addresses.ts'
import {
  MINT_DISCRIMINATOR,
  parseMintInstruction,
} from '../generated/kit/editions/instructions/mint.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'
import { type RunInstruction, runInstructions } from '../rpc/runInstructions.ts'

/** A mint, as in its instruction. */
export interface DecodedMint {
  readonly deployment: SolanaAddress
  readonly mint: SolanaAddress
  /** The wallet that minted: the controls program counts the item for it. */
  readonly minter: SolanaAddress
  /** The wallet that paid rent and price: the minter, unless the mint was sponsored. */
  readonly payer: SolanaAddress
  /** The wallet that first held the item: the minter, unless it was a gift. */
  readonly receiver: SolanaAddress
}

/** Index of the receiver's account, which the program's interface does not name. */
const RECEIVER = 11

/**
 * Decodes a transaction's mints in order, from its instructions, which nobody can suppress. To find the transaction for
 * an item from `fetchMintsSince`, call `getSignaturesForAddress` with its mint; some of those may be older, since
 * anybody can send lamports there.
 *
 * @param transaction From web3.js's `getTransaction`.
 * @returns Empty for a failed transaction; undefined if the node does not store nested instructions.
 */
export function decodeMints(transaction: VersionedTransactionResponse): DecodedMint[] | undefined {
  if (transaction.meta?.err) return []
  return instructionsOf(transaction)?.flatMap((instruction) => decodeMint(instruction) ?? [])
}

/** Decodes a mint from an instruction that ran in a successful transaction; undefined for any other instruction. */
export function decodeMint(instruction: RunInstruction): DecodedMint | undefined {
  const { programAddress, data } = instruction
  const isMint = programAddress === EDITIONS_PROGRAM && containsBytes(data, MINT_DISCRIMINATOR, 0)
  if (!isMint) return undefined
  const { accounts } = parseMintInstruction({ ...instruction, accounts: instruction.accounts })
  const { [RECEIVER]: receiver = accounts.minter } = instruction.accounts
  return {
    deployment: readAddress(accounts.editionsDeployment.address),
    mint: readAddress(accounts.mint.address),
    minter: readAddress(accounts.minter.address),
    payer: readAddress(accounts.payer.address),
    receiver: readAddress(receiver.address),
  }
}

/** Undefined = not known. */
function instructionsOf({
  transaction: { message },
  meta,
}: VersionedTransactionResponse): RunInstruction[] | undefined {
  if (!meta?.innerInstructions) return undefined
  const { loadedAddresses: accountKeysFromLookups, innerInstructions } = meta
  const keys = message.getAccountKeys({ accountKeysFromLookups }).keySegments().flat()
  return runInstructions(keys.map(addressOf), {
    topLevel: message.compiledInstructions.map(({ programIdIndex, accountKeyIndexes, data }) => ({
      programIdIndex,
      accounts: accountKeyIndexes,
      data,
    })),
    nested: innerInstructions.map(({ index, instructions }) => ({
      index,
      instructions: instructions.map((called) => ({
        ...called,
        data: new Uint8Array(getBase58Encoder().encode(called.data)),
      })),
    })),
  })
}

function addressOf(key: { toBase58(): string }): Address {
  return address(key.toBase58())
}
