import { aptosAddress } from '@mintline/core/identifiers'
import type { NameOptions, NameRegistry } from '@mintline/core/names'
import { fieldOf } from '@mintline/core/node'
import { callViews, type ViewArgument } from './callView.ts'
import type { AptosConnection } from './connection.ts'

/** Addresses of the Aptos Names router by chain id. */
const ROUTERS: Readonly<Record<number, string>> = {
  1: '0x867ed1f6bf916171b1de3ee92849b8978b7d1b9e0a8cc982a3d19d535dfd9c0c',
  2: '0x5f8fd2347449685cf41d4db97926ec3a096eaf381332be4f1318ad4d16a8497c',
}

/** A domain of Aptos Names, with or without a subdomain before it. */
const NAME =
  /^(?:(?<subdomain>[a-z\d][a-z\d-]{1,61}[a-z\d])\.)?(?<domain>[a-z\d][a-z\d-]{1,61}[a-z\d])\.apt$/

/**
 * Returns a network's Aptos Names registry; undefined if it has none.
 *
 * @param router Address of its router. Default: the known one for the connection's network.
 */
export function ansRegistry(
  connection: AptosConnection,
  router: string | undefined = ROUTERS[connection.network?.chainId ?? 0],
): NameRegistry | undefined {
  if (router === undefined) return undefined
  const view = (name: string, args: readonly ViewArgument[], options?: NameOptions) =>
    callViews(
      connection,
      { function: `${router}::router::${name}` as const, arguments: args },
      options,
    )
  return {
    title: 'ANS',
    example: 'name.apt',
    normalize: (name) => {
      const normal = name.trim().toLowerCase()
      return NAME.test(normal) ? normal : undefined
    },
    address: aptosAddress,
    async addressOf(name, options) {
      const { domain = '', subdomain } = NAME.exec(name)?.groups ?? {}
      const none: readonly string[] = []
      const own = [domain, { vec: subdomain === undefined ? none : [subdomain] }] as const
      // Targets outlive their names; owners do not, and a subdomain is no good without its domain.
      const [[target], ...owners] = await Promise.all([
        view('get_target_addr', own, options),
        view('get_owner_addr', own, options),
        ...(subdomain === undefined
          ? []
          : [view('get_owner_addr', [domain, { vec: none }], options)]),
      ])
      return owners.every(([owner]) => textIn(owner) !== undefined) ? textIn(target) : undefined
    },
    async nameOf(address, options) {
      const [subdomain, domain] = (await view('get_primary_name', [address], options)).map(textIn)
      if (domain === undefined) return undefined
      return `${subdomain === undefined ? '' : `${subdomain}.`}${domain}.apt`
    },
  }
}

/** Returns an option's text; undefined = none. */
function textIn(option: unknown): string | undefined {
  const values = fieldOf(option, 'vec')
  const [text]: readonly unknown[] = Array.isArray(values) ? values : []
  return typeof text === 'string' ? text : undefined
}
