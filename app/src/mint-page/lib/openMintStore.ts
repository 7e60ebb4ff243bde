import { persistentStore } from '#shared/lib/persistentStore.ts'
import { z } from '#shared/lib/zod.ts'
import { type Identified, withMint, withoutMint } from './openMints.ts'

/** Mints stored in the browser until their outcome was shown. */
export interface OpenMintStore<Mint> {
  /** Stores a mint that is about to be sent, or its hash, so that a reload does not lose it. */
  remember: (mint: Mint) => void
  /** Removes a mint whose outcome was shown. */
  forget: (id: string) => void
  /** Returns a drop's mints whose outcome was not shown yet, oldest first. */
  of: (isOfDrop: (mint: Mint) => boolean) => Mint[]
}

/** Creates the store for one kind of chain, in the browser's storage. */
export function openMintStore<Mint extends Identified>(options: {
  /** In the browser's storage. */
  key: string
  schema: z.ZodMiniType<{ mints: Mint[] }>
}): OpenMintStore<Mint> {
  const store = persistentStore(options)
  return {
    remember: (mint) => store.update({ mints: withMint(store.get().mints, mint) }),
    forget: (id) => store.update({ mints: withoutMint(store.get().mints, id) }),
    of: (isOfDrop) => store.get().mints.filter(isOfDrop),
  }
}

/** Fields of a stored mint on chains whose mints are one transaction each. */
export const WALLET_MINT = {
  /** Random. */
  id: z.string(),
  /** Its network's chain id. */
  chainId: z.number(),
  /** The drop's union id, or its address. */
  contract: z.string(),
  /** The minter's address, in its normal form. */
  wallet: z.string(),
} as const

/** Creates the schema for mints stored in the browser until their outcome was shown, oldest first. */
export function openMintsSchema<Mint extends z.ZodMiniType>(mint: Mint) {
  return z.object({ mints: z._default(z.array(mint), []) })
}
