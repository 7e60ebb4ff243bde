import { openMintStore } from '../../lib/openMintStore.ts'
import { OPEN_MINTS_SCHEMA, type OpenMint } from '../lib/openMint.ts'
import { OPEN_MINTS_KEY } from '../lib/openMintsKey.ts'

/** Solana mints whose outcome was not shown yet. */
export const openMints = openMintStore({ key: OPEN_MINTS_KEY, schema: OPEN_MINTS_SCHEMA })

/** Returns a collection's mints whose outcome was not shown yet, oldest first. */
export function openMintsOf({
  genesisHash,
  deployment,
}: Pick<OpenMint, 'genesisHash' | 'deployment'>): OpenMint[] {
  return openMints.of((mint) => mint.genesisHash === genesisHash && mint.deployment === deployment)
}
