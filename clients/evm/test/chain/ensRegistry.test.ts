import { isMintlineError } from '@mintline/core/errors'
import { evmAddress } from '@mintline/core/identifiers'
import { resolveName } from '@mintline/core/names'
import { expect } from 'chai'
import { toHex } from 'viem'
import {
  type NameNetwork,
  testNameRegistry,
} from '../../../core/test/conformance/testNameRegistry.ts'
import { ensRegistry } from '../../src/chain/ensRegistry.ts'
import { startChain, type TestChain } from '../support/chain.ts'
import { deployNames, type TestNames } from '../support/names.ts'

describe('ensRegistry', () => {
  let chain: TestChain
  let names: TestNames
  before(async () => {
    chain = await startChain()
    names = await deployNames(chain)
  })
  after(() => chain.stop())

  const open = () => ensRegistry(chain.connection)

  testNameRegistry(
    async (): Promise<NameNetwork> => ({
      open,
      openElsewhere: async () => {
        await names.setDeployed(false)
        const opened = await open()
        await names.setDeployed(true)
        return opened
      },
      addresses: [addressOf(0xa1), addressOf(0xb2), addressOf(0xc3)],
      spell: (label) => `${label}.eth`,
      // A Cyrillic letter, an invisible one, and an empty label.
      misleading: ['\u0430lice.eth', 'ali\u200dce.eth', 'alice..eth', 'ali ce.eth'],
      point: (name, address) => names.point(name, address),
      claim: (owner, name) => names.claim(owner, name),
    }),
  )

  it('asks no server that a resolver names', async () => {
    await names.point('elsewhere.eth', addressOf(0xa1), { isOffChain: true })
    const failure = await resolveName(await open(), 'elsewhere.eth').catch((error) => error)
    expect(isMintlineError(failure, 'NAME_ANSWERED_ELSEWHERE'), String(failure)).to.equal(true)
  })
})

function addressOf(number: number): string {
  return evmAddress(toHex(number, { size: 20 }))
}
