import { type Address, type Hex, parseAbi, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { packetToBytes } from 'viem/ens'
import { NAME_RESOLVER_BYTECODE } from '../generated/nameResolver.ts'
import type { TestChain } from './chain.ts'

/** Address of ENS' universal resolver. */
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const [setRecord, setName] = parseAbi([
  'function setRecord(bytes name, address target, bool isOffChain)',
  'function setName(bytes owner, string name)',
])

/** A chain's names. */
export interface TestNames {
  /** Points a name at an address, or leaves it to a server. */
  point(name: string, target: string, options?: { isOffChain: boolean }): Promise<void>
  /** Lets an address claim a name. */
  claim(owner: string, name: string): Promise<void>
  /** Takes the registry away, or gives it back. */
  setDeployed(isDeployed: boolean): Promise<void>
}

/** Puts a name registry where ENS has its own. */
export async function deployNames(chain: TestChain): Promise<TestNames> {
  const { client } = chain.connection
  const address = await chain.deploy(NAME_RESOLVER_BYTECODE)
  const code: Hex = (await getCode(client, { address })) ?? '0x'
  const setDeployed = (isDeployed: boolean) =>
    chain.cheats.setCode({ address: RESOLVER, bytecode: isDeployed ? code : '0x' })
  await setDeployed(true)
  return {
    async point(name, target, { isOffChain } = { isOffChain: false }) {
      const args = [toHex(packetToBytes(name)), target as Address, isOffChain]
      await chain.execute({ to: RESOLVER, abi: setRecord, args })
    },
    async claim(owner, name) {
      await chain.execute({ to: RESOLVER, abi: setName, args: [owner, name] })
    },
    setDeployed,
  }
}
