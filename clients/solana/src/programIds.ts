import type { PublicKey } from '@solana/web3.js'
import { EDITIONS_CONTROLS_PROGRAM, EDITIONS_PROGRAM } from './addresses.ts'
import { RememberedKey } from './pda/publicKeys.ts'

/** The editions program. */
export const EDITIONS_PROGRAM_ID: PublicKey = new RememberedKey(EDITIONS_PROGRAM)

/** The editions-controls program. */
export const EDITIONS_CONTROLS_PROGRAM_ID: PublicKey = new RememberedKey(EDITIONS_CONTROLS_PROGRAM)
