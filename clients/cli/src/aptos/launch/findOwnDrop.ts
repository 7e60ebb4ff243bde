import { type DropReference, machinesAt } from '@mintline/aptos'
import { type AptosPresent, aptosDropChain } from '@mintline/aptos/drop'
import type { LoadedConfig } from '../../config/loadedConfig.ts'
import type { AptosContext } from '../chain/aptosContext.ts'
import type { AptosConfig } from '../config/aptosConfig.ts'
import { aptosTermsOf } from '../config/aptosTermsOf.ts'
import { publisherOf, readIfAny, readPresent } from '../drop/readAptosDrop.ts'

/** A config's drop. */
export interface OwnDrop {
  readonly reference: DropReference
  /** Undefined = not created yet. */
  readonly present: AptosPresent | undefined
}

/** Finds the drop that a config names or has created; undefined = neither. Throws as `readIfAny` does. */
export async function findKnownDrop(
  context: AptosContext,
  loaded: LoadedConfig<AptosConfig>,
): Promise<OwnDrop | undefined> {
  const known = await context.contractOf(loaded)
  return known === undefined ? undefined : readOwn(context, loaded, known)
}

/**
 * Finds a config's drop: the one that it names or has created, otherwise the one that a wallet would create from it.
 *
 * @param owner The wallet's address.
 * @throws NO_CONTRACT_DATA if the address in the config holds nothing
 */
export async function findOwnDrop(
  context: AptosContext,
  loaded: LoadedConfig<AptosConfig>,
  owner: string,
): Promise<OwnDrop> {
  const known = await findKnownDrop(context, loaded)
  if (known?.present) return known
  const { connection } = await context.chain()
  const { signal } = context
  const drops = aptosDropChain(connection, machinesAt(await publisherOf(context, {}, loaded)))
  const address = await drops.addressToBe(aptosTermsOf(loaded.config), owner, { signal })
  return readOwn(context, loaded, address)
}

async function readOwn(
  context: AptosContext,
  loaded: LoadedConfig<AptosConfig>,
  contract: string,
): Promise<OwnDrop> {
  const { version, contract: named } = loaded.config.extras
  const publisher = await publisherOf(context, {}, loaded)
  const reference = { contract, machines: machinesAt(publisher, { [contract]: version }) }
  const read = named === undefined ? readIfAny : readPresent
  return { reference, present: await read(context, reference) }
}
