import type { AccountInfo } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'

const PROGRAMS = [EDITIONS_PROGRAM, EDITIONS_CONTROLS_PROGRAM, TOKEN_2022_PROGRAM]

/** Returns true if an account is a collection or token record, which nobody can sign for or spend from. */
export function isRecord(account: AccountInfo<Uint8Array> | null): boolean {
  return account !== null && PROGRAMS.includes(account.owner.toBase58())
}
