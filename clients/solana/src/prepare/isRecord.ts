import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import type { AccountInfo } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM_ID, EDITIONS_PROGRAM_ID } from '../programIds.ts'

const PROGRAMS = [EDITIONS_PROGRAM_ID, EDITIONS_CONTROLS_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

/** True for a record of a collection or a token: nobody signs for one, or spends its lamports. */
export function isRecord(account: AccountInfo<Uint8Array> | null): boolean {
  return account !== null && PROGRAMS.some((program) => program.equals(account.owner))
}
