import { readFileSync } from 'node:fs'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '@mintline/solana'
import { address } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { LiteSVM } from 'litesvm'
import type { AddedAccount } from 'solana-bankrun'

const LOADER = new PublicKey('BPFLoaderUpgradeab1e11111111111111111111111')
const RENT_EXEMPT = 10_000_000_000
/** Kind, slot and upgrade authority in front of a program's ELF. */
const PROGRAM_DATA_HEADER = 45

/** Loads the committed programs, and a Token-2022 with groups, which bankrun's own lacks. */
export function loadPrograms(): AddedAccount[] {
  return [
    ...upgradeable(EDITIONS_PROGRAM_ID, committedProgram('editions')),
    ...upgradeable(EDITIONS_CONTROLS_PROGRAM_ID, committedProgram('editions_controls')),
    ...upgradeable(TOKEN_2022_PROGRAM_ID, token2022()),
  ]
}

function committedProgram(name: string): Buffer {
  return readFileSync(new URL(`../../target/deploy/${name}.so`, import.meta.url))
}

/** Returns the ELF included in LiteSVM. */
function token2022(): Buffer {
  const account = new LiteSVM().getAccount(
    address(programDataAddress(TOKEN_2022_PROGRAM_ID).toBase58()),
  )
  if (!account.exists) throw new Error('LiteSVM has no Token-2022.')
  return Buffer.from(account.data).subarray(PROGRAM_DATA_HEADER)
}

/** Makes a program upgradeable, as on chain: the old loader would cost by the program's length. */
function upgradeable(programId: PublicKey, elf: Buffer): AddedAccount[] {
  const programData = programDataAddress(programId)
  const program = Buffer.concat([Buffer.from([2, 0, 0, 0]), programData.toBuffer()])
  const header = Buffer.alloc(PROGRAM_DATA_HEADER)
  header.writeUInt32LE(3)
  return [
    loaderAccount(programId, program, true),
    loaderAccount(programData, Buffer.concat([header, elf]), false),
  ]
}

function programDataAddress(programId: PublicKey): PublicKey {
  return PublicKey.findProgramAddressSync([programId.toBuffer()], LOADER)[0]
}

function loaderAccount(address: PublicKey, data: Buffer, executable: boolean): AddedAccount {
  return { address, info: { lamports: RENT_EXEMPT, data, owner: LOADER, executable } }
}
