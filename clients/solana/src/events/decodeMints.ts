import type { SolanaAddress } from '@mintline/core/identifiers'
import { AccountRole, type Address, address, containsBytes, getBase58Encoder } from '@solana/kit'
import type { MessageAccountKeys, VersionedTransactionResponse } from '@solana/web3.js'
import { EDITIONS_PROGRAM } from '../addresses.ts'
import {
  MINT_DISCRIMINATOR,
  parseMintInstruction,
} from '../generated/kit/editions/instructions/mint.ts'
import { readAddress } from '../reads/records/decodeRecord.ts'

/** A mint, as in its instruction. */
export interface DecodedMint {
  readonly deployment: SolanaAddress
  readonly mint: SolanaAddress
  /** The minting wallet, which was the first holder of the item. */
  readonly minter: SolanaAddress
}

/** An instruction of a transaction, top-level or nested. */
interface RunInstruction {
  readonly program: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
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
  return runInstructions(transaction)?.filter(isMint).map(mintOf)
}

function isMint({ program, data }: RunInstruction): boolean {
  return program === EDITIONS_PROGRAM && containsBytes(data, MINT_DISCRIMINATOR, 0)
}

function mintOf({ program, accounts, data }: RunInstruction): DecodedMint {
  const role = AccountRole.READONLY
  const metas = accounts.map((address) => ({ address, role }))
  const named = parseMintInstruction({ programAddress: program, accounts: metas, data }).accounts
  return {
    deployment: readAddress(named.editionsDeployment.address),
    mint: readAddress(named.mint.address),
    minter: readAddress(named.minter.address),
  }
}

/** Each instruction of the transaction, followed by its nested ones; undefined = not known. */
function runInstructions({
  transaction: { message },
  meta,
}: VersionedTransactionResponse): RunInstruction[] | undefined {
  if (!meta?.innerInstructions) return undefined
  const { loadedAddresses: accountKeysFromLookups, innerInstructions } = meta
  const keys = message.getAccountKeys({ accountKeysFromLookups })
  const run = (programIndex: number, accounts: readonly number[], data: Uint8Array) => ({
    program: addressAt(keys, programIndex),
    accounts: accounts.map((index) => addressAt(keys, index)),
    data,
  })
  return message.compiledInstructions.flatMap((own, position) => {
    const called = innerInstructions.find(({ index }) => index === position)?.instructions ?? []
    return [
      run(own.programIdIndex, own.accountKeyIndexes, own.data),
      ...called.map(({ programIdIndex, accounts, data }) =>
        run(programIdIndex, accounts, new Uint8Array(getBase58Encoder().encode(data))),
      ),
    ]
  })
}

function addressAt(keys: MessageAccountKeys, index: number): Address {
  const key = keys.get(index)
  if (!key) throw new RangeError(`The transaction has no account ${index}.`)
  return address(key.toBase58())
}
