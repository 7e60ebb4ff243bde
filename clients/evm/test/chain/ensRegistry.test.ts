import { isMintlineError } from '@mintline/core/errors'
import { evmAddress, resolveName } from '@mintline/core/identifiers'
import { expect } from 'chai'
import { type Address, type Hex, parseAbi, toHex } from 'viem'
import { getCode } from 'viem/actions'
import { packetToBytes } from 'viem/ens'
import {
  type NameNetwork,
  testNameRegistry,
} from '../../../core/test/conformance/testNameRegistry.ts'
import { ensRegistry } from '../../src/chain/ensRegistry.ts'
import { NAME_RESOLVER_BYTECODE } from '../generated/nameResolver.ts'
import { startChain, type TestChain } from '../support/chain.ts'

/** ENS' universal resolver. */
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

const [setRecord, setName] = parseAbi([
  'function setRecord(bytes name, address target, bool isOffChain)',
  'function setName(bytes owner, string name)',
])

describe('ensRegistry', () => {
  let chain: TestChain
  let code: Hex
  before(async () => {
    chain = await startChain()
    const address = await chain.deploy(NAME_RESOLVER_BYTECODE)
    code = (await getCode(chain.connection.client, { address })) ?? '0x'
    await setResolver(code)
  })
  after(() => chain.stop())

  const setResolver = (bytecode: Hex) => chain.cheats.setCode({ address: RESOLVER, bytecode })
  const open = () => ensRegistry(chain.connection)
  const point = async (name: string, target: string, isOffChain = false) => {
    const args = [toHex(packetToBytes(name)), target as Address, isOffChain]
    await chain.execute({ to: RESOLVER, abi: setRecord, args })
  }

  testNameRegistry(
    async (): Promise<NameNetwork> => ({
      open,
      openElsewhere: async () => {
        await setResolver('0x')
        const opened = await open()
        await setResolver(code)
        return opened
      },
      addresses: [addressOf(0xa1), addressOf(0xb2), addressOf(0xc3)],
      spell: (label) => `${label}.eth`,
      // A Cyrillic letter, an invisible one, and an empty label.
      misleading: ['\u0430lice.eth', 'ali\u200dce.eth', 'alice..eth', 'ali ce.eth'],
      point: (name, address) => point(name, address),
      claim: async (owner, name) => {
        await chain.execute({ to: RESOLVER, abi: setName, args: [owner, name] })
      },
    }),
  )

  it('asks no server that a resolver names', async () => {
    await point('elsewhere.eth', addressOf(0xa1), true)
    const failure = await resolveName(await open(), 'elsewhere.eth').catch((error) => error)
    expect(isMintlineError(failure, 'NAME_ANSWERED_ELSEWHERE'), String(failure)).to.equal(true)
  })
})

function addressOf(number: number): string {
  return evmAddress(toHex(number, { size: 20 }))
}
