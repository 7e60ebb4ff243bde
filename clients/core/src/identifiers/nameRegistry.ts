import { AddressError } from '../errors/addressError.ts'
import type { AskOptions } from '../node/askNode.ts'

/** Options for requests to a registry. */
export type NameOptions = Pick<AskOptions, 'signal' | 'clock'>

/**
 * A network's name registry. Its answers are claims: anybody can point a name at any address, and any address at a
 * name. `resolveName` and `fetchVerifiedName` have the rules for using them.
 */
export interface NameRegistry {
  /** Short name: `ENS`. */
  readonly title: string
  /** A name in its form, for hints: `name.eth`. */
  readonly example: string
  /** Returns a name in the registry's only spelling; undefined = it can have no such name, or one that may mislead. */
  normalize(name: string): string | undefined
  /** Returns an address in normal form; throws if it is not one of this chain's. */
  address(text: string): string
  /** Fetches the address that a normalized name leads to, in any form; undefined = none. */
  addressOf(name: string, options?: NameOptions): Promise<string | undefined>
  /** Fetches the name that an address claims, in any spelling; undefined = none. */
  nameOf(address: string, options?: NameOptions): Promise<string | undefined>
}

/** A name and the address that it leads to. */
export interface ResolvedName {
  /** Normalized. */
  readonly name: string
  /** In normal form. */
  readonly address: string
}

/**
 * Resolves a name that a person entered. Do so once, show the address, and use that from then on: the name may lead
 * elsewhere a moment later.
 *
 * @param registry Undefined = the network has none.
 * @throws NAMES_NOT_AVAILABLE, NAME_NOT_VALID, NAME_NOT_FOUND, and what the registry throws.
 */
export async function resolveName(
  registry: NameRegistry | undefined,
  text: string,
  options: NameOptions = {},
): Promise<ResolvedName> {
  if (!registry) throw new AddressError('NAMES_NOT_AVAILABLE', {})
  const { title, example } = registry
  const name = registry.normalize(text)
  if (name === undefined) throw new AddressError('NAME_NOT_VALID', { name: text, title, example })
  const address = await registry.addressOf(name, options)
  if (address === undefined) throw new AddressError('NAME_NOT_FOUND', { name, title })
  return { name, address: registry.address(address) }
}

/**
 * Fetches an address' name to show in its place: only one in normal spelling that leads back to this very address.
 *
 * @returns Undefined if there is none.
 * @throws What the registry throws.
 */
export async function fetchVerifiedName(
  registry: NameRegistry,
  address: string,
  options: NameOptions = {},
): Promise<string | undefined> {
  const own = registry.address(address)
  const name = await registry.nameOf(own, options)
  if (name === undefined || registry.normalize(name) !== name) return undefined
  const back = await registry.addressOf(name, options)
  return back !== undefined && registry.address(back) === own ? name : undefined
}
