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
  /** The minting wallet, which was the first holder of the item. */
  readonly minter: SolanaAddress
}

/**
 * Decodes the mints of a transaction in order, from its instructions, which nobody can suppress. The transaction of an
 * item from `fetchMintsSince` is among those from `getSignaturesForAddress` of its mint; others may be older, since
 * anybody can send lamports there.
 *
 * @param transaction From `getTransaction` of web3.js.
 * @returns Empty for a failed transaction; undefined where the node does not store nested instructions.
 */
export function decodeMints(transaction: VersionedTransactionResponse): DecodedMint[] | undefined {
  if (transaction.meta?.err) return []
  return instructionsOf(transaction)?.flatMap((instruction) => decodeMint(instruction) ?? [])
}

/** The mint of an instruction that ran in a successful transaction; undefined for any other instruction. */
export function decodeMint(instruction: RunInstruction): DecodedMint | undefined {
  const { programAddress, data } = instruction
  const isMint = programAddress === EDITIONS_PROGRAM && containsBytes(data, MINT_DISCRIMINATOR, 0)
  if (!isMint) return undefined
  const { accounts } = parseMintInstruction({ ...instruction, accounts: instruction.accounts })
  return {
    deployment: readAddress(accounts.editionsDeployment.address),
    mint: readAddress(accounts.mint.address),
    minter: readAddress(accounts.minter.address),
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
