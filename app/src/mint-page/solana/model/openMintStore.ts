import { persistentStore } from '#shared/lib/persistentStore.ts'
import { withMint, withoutMint } from '../../lib/openMints.ts'
import { OPEN_MINTS_SCHEMA, type OpenMint } from '../lib/openMint.ts'
import { OPEN_MINTS_KEY } from '../lib/openMintsKey.ts'

const store = persistentStore({ key: OPEN_MINTS_KEY, schema: OPEN_MINTS_SCHEMA })

/** Stores a mint whose next transaction is about to be sent, so that a reload does not lose it. */
export function rememberMint(mint: OpenMint): void {
  store.update({ mints: withMint(store.get().mints, mint) })
}

/** Removes a mint whose outcome was shown. */
export function forgetMint(id: string): void {
  store.update({ mints: withoutMint(store.get().mints, id) })
}

/** Mints of a collection whose outcome was not shown yet, oldest first. */
export function openMintsOf({
  genesisHash,
  deployment,
}: Pick<OpenMint, 'genesisHash' | 'deployment'>): OpenMint[] {
  return store
    .get()
    .mints.filter((mint) => mint.genesisHash === genesisHash && mint.deployment === deployment)
}
