import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Localnet, LocalnetOptions } from '@mintline/localnet'
import { SQUADS_PROGRAM } from '@mintline/solana'
import { type Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'

/** The real program; see this folder's README. */
const ELF = new URL('squads_multisig_program.so.br', import.meta.url)

/** Permissions to propose, vote and execute. */
const EVERYTHING = 7

/** Deploys the Squads program. */
export function addSquadsProgram(localnet: Localnet): void {
  const elf = brotliDecompressSync(readFileSync(ELF))
  localnet.addProgram({ programId: SQUADS_PROGRAM.toBase58(), elf })
}

/** Returns the account of a multisig whose members may do everything, as the program stores it. */
export function squadAccount(
  createKey: PublicKey,
  members: readonly Keypair[],
  threshold: number,
): NonNullable<LocalnetOptions['accounts']>[number] {
  const seeds = [Buffer.from('multisig'), Buffer.from('multisig'), createKey.toBytes()]
  const [multisig, bump] = PublicKey.findProgramAddressSync(seeds, SQUADS_PROGRAM)
  const numbers = Buffer.alloc(2 + 4 + 8 + 8)
  numbers.writeUInt16LE(threshold)
  const count = Buffer.alloc(4)
  count.writeUInt32LE(members.length)
  // In the order of their keys, in which the program searches.
  const sorted = members
    .map(({ publicKey }) => publicKey.toBuffer())
    .sort((one, other) => one.compare(other))
  const data = Buffer.concat([
    Buffer.of(224, 116, 121, 186, 68, 161, 79, 236),
    createKey.toBuffer(),
    PublicKey.default.toBuffer(),
    numbers,
    // Nobody collects rent.
    Buffer.of(0, bump),
    count,
    ...sorted.map((key) => Buffer.concat([key, Buffer.of(EVERYTHING)])),
    // The place of a rent collector.
    Buffer.alloc(32),
  ])
  const owner = SQUADS_PROGRAM.toBase58()
  return { address: multisig.toBase58(), lamports: 1_000_000_000n, owner, data }
}

/** Returns the instruction with which a member approves a proposal. */
export function approval(
  multisig: PublicKey,
  member: PublicKey,
  index: bigint,
): TransactionInstruction {
  const number = Buffer.alloc(8)
  number.writeBigUInt64LE(index)
  const seeds = ['multisig', multisig, 'transaction', number, 'proposal'].map((seed) =>
    seed instanceof PublicKey ? seed.toBuffer() : Buffer.from(seed),
  )
  const [proposal] = PublicKey.findProgramAddressSync(seeds, SQUADS_PROGRAM)
  return new TransactionInstruction({
    programId: SQUADS_PROGRAM,
    keys: [
      { pubkey: multisig, isSigner: false, isWritable: false },
      { pubkey: member, isSigner: true, isWritable: true },
      { pubkey: proposal, isSigner: false, isWritable: true },
    ],
    // No memo.
    data: Buffer.of(144, 37, 164, 136, 188, 216, 42, 248, 0),
  })
}
