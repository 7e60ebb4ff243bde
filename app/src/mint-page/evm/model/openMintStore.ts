import { openMintStore } from '../../lib/openMintStore.ts'
import { OPEN_MINTS_SCHEMA } from '../lib/openMint.ts'
import { OPEN_MINTS_KEY } from '../lib/storageKeys.ts'

/** Mints on EVM chains whose outcome was not shown yet. */
export const openMints = openMintStore({ key: OPEN_MINTS_KEY, schema: OPEN_MINTS_SCHEMA })
