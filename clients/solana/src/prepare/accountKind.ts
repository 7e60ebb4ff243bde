import { type AccountInfo, SystemProgram } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM, TOKEN_2022_PROGRAM } from '../addresses.ts'

const RECORD_OWNERS = [EDITIONS_PROGRAM, EDITIONS_CONTROLS_PROGRAM, TOKEN_2022_PROGRAM]

/**
 * Returns true for accounts that can own a collection and receive its payments: empty ones, and those that the system
 * program owns, such as wallets and multisig vaults.
 */
export function isWalletOrVault(account: AccountInfo<Uint8Array> | null): boolean {
  return account === null || (account.owner.equals(SystemProgram.programId) && !account.executable)
}

/** Returns true if an account is a collection or token record. */
export function isRecord(account: AccountInfo<Uint8Array> | null): boolean {
  return account !== null && RECORD_OWNERS.includes(account.owner.toBase58())
}
