import { AddressError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import type { NameOptions, NameRegistry } from '@mintline/core/names'
import { type Address, BaseError, ContractFunctionRevertedError } from 'viem'
import { getCode, getEnsAddress, getEnsName } from 'viem/actions'
import { askChain } from './askChain.ts'
import type { EvmConnection } from './connection.ts'

/** ENS' universal resolver, at the same address on every network that has one. */
const UNIVERSAL_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'

/** Selector of `OffchainLookup` (ERC-3668): the resolver wants a server to be asked. */
const OFFCHAIN_LOOKUP = '0x556f1830'

/**
 * Opens a network's ENS registry. Servers that resolvers name are never asked: they would learn who looks at whom.
 *
 * @returns Undefined if the network has none.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED, or the signal's reason.
 */
export async function ensRegistry(
  connection: EvmConnection,
  options: NameOptions = {},
): Promise<NameRegistry | undefined> {
  const at = { universalResolverAddress: UNIVERSAL_RESOLVER }
  const title = 'ENS'
  const client = { ...connection.client, ccipRead: false } as const
  const code = await askChain(
    'eth_getCode',
    () => getCode(client, { address: UNIVERSAL_RESOLVER }),
    options,
  )
  if (code === undefined) return undefined
  // Its tables are large, and only names need them.
  const { normalize } = await import('viem/ens')
  const ask = <Answer>(call: () => Promise<Answer | null>, asked?: NameOptions) =>
    askChain('eth_call', () => call().catch(refusalIn), asked)
  return {
    title,
    example: 'name.eth',
    normalize: (name) => normalized(name, normalize),
    address: evmAddress,
    async addressOf(name, asked) {
      const answer = await ask(() => getEnsAddress(client, { name, ...at }), asked)
      if (answer === 'elsewhere') throw new AddressError('NAME_ANSWERED_ELSEWHERE', { name, title })
      return answer ?? undefined
    },
    async nameOf(address, asked) {
      const own = evmAddress(address)
      const answer = await ask(() => getEnsName(client, { address: own, ...at }), asked)
      return answer === null || answer === 'elsewhere' ? undefined : answer
    },
  }
}

/** Normalizes a name by ENSIP-15, which refuses characters that could be mistaken for others; undefined = refused. */
function normalized(name: string, normalize: (name: string) => string): string | undefined {
  try {
    const normal = normalize(name.trim())
    return normal.includes('.') && !normal.split('.').includes('') ? normal : undefined
  } catch {
    return undefined
  }
}

/** Returns a resolver's refusal, which is an answer too; throws any other failure. */
function refusalIn(error: unknown): 'elsewhere' | null {
  const reverted =
    error instanceof BaseError &&
    error.walk((each) => each instanceof ContractFunctionRevertedError)
  if (!(reverted instanceof ContractFunctionRevertedError)) throw error
  return reverted.raw?.startsWith(OFFCHAIN_LOOKUP) ? 'elsewhere' : null
}
