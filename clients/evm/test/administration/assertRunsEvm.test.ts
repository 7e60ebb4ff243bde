import { expect } from 'chai'
import type { Hex } from 'viem'
import { assertRunsEvm } from '../../src/administration/assertRunsEvm.ts'
import { startChain, type TestChain } from '../support/chain.ts'

const CODE_STORAGE = '0x0000000000000000000000000000000000008002'
const CONTRACT_DEPLOYER = '0x0000000000000000000000000000000000008006'
const NAMED = `0x${'12'.repeat(20)}`

/** Code that answers each call with a number. */
const answering = (number: 0 | 1): Hex => `0x600${number}60005260206000f3`

describe('assertRunsEvm', () => {
  let zksync: TestChain
  let ethereum: TestChain
  before(async () => {
    zksync = await startChain(['--chain-id', '300'])
    ethereum = await startChain()
  })
  after(async () => {
    await zksync.stop()
    await ethereum.stop()
  })

  const codeOf = (chain: TestChain, implementation?: string) =>
    assertRunsEvm(chain.connection, implementation).then(
      () => undefined,
      (error) => error.code,
    )
  const set = async (allowed: 0 | 1, isEvm: 0 | 1) => {
    for (const chain of [zksync, ethereum]) {
      await chain.cheats.setCode({ address: CONTRACT_DEPLOYER, bytecode: answering(allowed) })
      await chain.cheats.setCode({ address: CODE_STORAGE, bytecode: answering(isEvm) })
    }
  }

  it('refuses networks that allow no EVM contracts', async () => {
    await set(0, 1)
    expect(await codeOf(zksync)).to.equal('EVM_CONTRACTS_NOT_ALLOWED')
    expect(await codeOf(zksync, NAMED)).to.equal('EVM_CONTRACTS_NOT_ALLOWED')
    await set(1, 1)
    expect(await codeOf(zksync)).to.equal(undefined)
    expect(await codeOf(zksync, NAMED)).to.equal(undefined)
  })

  it('refuses an implementation for another virtual machine', async () => {
    await set(1, 0)
    expect(await codeOf(zksync, NAMED)).to.equal('IMPLEMENTATION_NOT_EVM')
    expect(await codeOf(zksync)).to.equal(undefined)
  })

  it('asks nothing of networks that run the EVM, and believes silence', async () => {
    await set(0, 0)
    expect(await codeOf(ethereum, NAMED)).to.equal(undefined)
    for (const address of [CONTRACT_DEPLOYER, CODE_STORAGE] as const) {
      await zksync.cheats.setCode({ address, bytecode: '0x' })
    }
    expect(await codeOf(zksync, NAMED)).to.equal(undefined)
  })
})
