import { openMintStore } from '../../lib/openMintStore.ts'
import { OPEN_MINTS_SCHEMA, type OpenMint } from '../lib/openMint.ts'
import { OPEN_MINTS_KEY } from '../lib/storageKeys.ts'

/** Mints on EVM chains whose outcome was not shown yet. */
export const openMints = openMintStore({ key: OPEN_MINTS_KEY, schema: OPEN_MINTS_SCHEMA })

/** Returns a drop's mints whose outcome was not shown yet, oldest first. */
export function openMintsOf({
  chainId,
  contract,
}: Pick<OpenMint, 'chainId' | 'contract'>): OpenMint[] {
  return openMints.of((mint) => mint.chainId === chainId && mint.contract === contract)
}
