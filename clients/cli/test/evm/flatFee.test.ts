import { expect } from 'chai'
import { erc20Abi } from 'viem'
import { readContract } from 'viem/actions'
import { deployToken } from '../../../evm/test/support/token.ts'
import type { CommandRun, Workplace } from '../_command.ts'
import { ACCOUNTS, evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

const COIN = 10n ** 18n
const PLACE = 'collection.platformFee.platformFeeValue'

interface Terms {
  readonly fee: string | number
  readonly phases: readonly object[]
}

describe('flat fees of EVM drops', () => {
  let chain: TestChain
  let token: `0x${string}`
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    token = await deployToken(chain, chain.keyWallet(0))
  })
  beforeEach(() => {
    workplace = evmWorkplace(chain)
  })
  after(() => chain.stop())

  /** Writes a config, with the fee for account 1. */
  const write = ({ fee, phases }: Terms) => {
    const { collection, ...config } = writeEvmDrop(workplace)
    const platformFee = { platformFeeValue: fee, recipient: ACCOUNTS[1] }
    workplace.write('drop.config.json', {
      ...config,
      collection: { ...collection, platformFee },
      phases,
    })
  }
  const run = (...args: string[]) => workplace.jsonInside<Record<string, unknown>>(args)
  const done = async (...args: string[]) => {
    const { code, stderr, stdout, data } = await run(...args)
    expect(code, stderr + stdout).to.equal(0)
    return data
  }
  const shown = async (...args: string[]) => {
    const { code, stdout, stderr } = await workplace.runInside(['evm', ...args])
    expect(code, stderr).to.equal(0)
    return stdout
  }
  /** Paths and codes of a config's problems. */
  const problemsOf = ({ data }: { data: unknown }) => {
    const { error } = data as { error: { code: string; context: { problems?: object[] } } }
    const problems = (error.context.problems ?? []) as { path: string; code: string }[]
    return problems.map(({ path, code }) => `${path} ${code}`)
  }
  const messageOf = ({ stdout }: CommandRun) => JSON.parse(stdout).error as { code: string }
  const tokensOf = (address: `0x${string}`) =>
    readContract(chain.connection.client, {
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [address],
    })

  const inTokens = { name: 'Tokens', price: '5 COIN' }
  const inEther = { name: 'Ether', price: '0.1 ETH' }

  it('takes, shows and compares the fee in the token of the price', async () => {
    // Given a fee of 1 COIN beside a price of 5 COIN
    write({ fee: '1 COIN', phases: [{ ...inTokens, currency: token }] })
    await done('validate')
    await done('launch')
    // Then everything says what the contract takes
    expect(await shown('show')).to.match(/^platform fee +1 COIN per claim to /m)
    expect(await shown('fees')).to.equal(`platform fee 1 COIN per claim to ${ACCOUNTS[1]}\n`)
    const currency = { address: token.toLowerCase(), symbol: 'COIN', decimals: 18 }
    const fees = (await done('evm', 'fees')) as { currencies: { address: string }[] }
    expect(
      fees.currencies.map((one) => ({ ...one, address: one.address.toLowerCase() })),
    ).to.deep.equal([currency])
    expect(await done('verify')).to.have.property('matches', true)
    // When two items are minted at once, Then the platform has exactly 1 COIN more
    const before = await tokensOf(ACCOUNTS[1])
    await done('evm', 'mint', '--quantity', '2')
    expect(await tokensOf(ACCOUNTS[1])).to.equal(before + COIN)
  })

  it('launches a drop whose fee goes to the wallet that deploys it', async () => {
    const { collection, ...config } = writeEvmDrop(workplace)
    const platformFee = { platformFeeValue: '0.001 ETH', recipient: ACCOUNTS[0] }
    const own = { ...config, collection: { ...collection, platformFee }, phases: [inEther] }
    workplace.write('drop.config.json', own)
    await done('launch')
    expect(await shown('fees')).to.equal(`platform fee 0.001 ETH per claim to ${ACCOUNTS[0]}\n`)
  })

  it('error: a fee in the coin beside prices in a token, before anything is sent', async () => {
    write({ fee: '0.000000000001 ETH', phases: [{ ...inTokens, currency: token }] })
    for (const command of ['validate', 'launch', 'verify']) {
      const refused = await run(command)
      expect(refused.code, command).to.equal(3)
      expect(problemsOf(refused)).to.deep.equal([`${PLACE} CONFIG_INVALID`])
      expect(refused.stdout).to.include('write it in COIN')
    }
    // A drop that has a price in tokens
    write({ fee: 300, phases: [{ ...inTokens, currency: token }] })
    await done('launch')
    const unit = await run('evm', 'fees', 'set', '--flat', '0.000000000001 ETH')
    expect([unit.code, messageOf(unit).code]).to.deep.equal([3, 'AMOUNT_UNIT_MISMATCH'])
    expect(await shown('fees')).to.equal(`platform fee 3% to ${ACCOUNTS[1]}\n`)
    await done('evm', 'fees', 'set', '--flat', '1 COIN')
    expect(await shown('fees')).to.equal(`platform fee 1 COIN per claim to ${ACCOUNTS[1]}\n`)
  })

  it('error: phases of several currencies, with the reason', async () => {
    const end = '2099-01-01T00:00:00Z'
    const phases = [
      { ...inEther, end },
      { ...inTokens, currency: token },
    ]
    write({ fee: '0.001 ETH', phases })
    const refused = await run('validate')
    expect(problemsOf(refused)).to.deep.equal(['collection.platformFee TERM_NOT_SUPPORTED'])
    expect(refused.stdout).to.include('prices in several currencies: write basis points instead')
    // A drop that has them
    write({ fee: 300, phases })
    await done('launch')
    const several = await run('evm', 'fees', 'set', '--flat', '0.001 ETH')
    expect([several.code, messageOf(several)]).to.have.nested.property(
      '1.code',
      'FLAT_FEE_CURRENCIES',
    )
    expect(several.stdout).to.include('the phases are paid in ETH and COIN')
    // Nothing is taken of free claims
    write({
      fee: '0.001 ETH',
      phases: [phases[0] ?? {}, { ...inTokens, price: 0, currency: token }],
    })
    await done('validate')
  })

  it('error: a fee above the price, with which nobody could mint', async () => {
    write({ fee: '0.5 ETH', phases: [{ ...inEther, price: '0.01 ETH' }] })
    for (const command of ['validate', 'launch', 'verify']) {
      const refused = await run(command)
      expect(refused.code, command).to.equal(3)
      expect(problemsOf(refused)).to.deep.equal(['phases.0.price FLAT_FEE_CLOSES_PHASE'])
    }
    write({ fee: '0.5 COIN', phases: [{ ...inTokens, price: '0.01 COIN', currency: token }] })
    expect(problemsOf(await run('validate'))).to.deep.equal([
      'phases.0.price FLAT_FEE_CLOSES_PHASE',
    ])
    // A drop that is open, by both commands that could close it
    write({ fee: 300, phases: [inEther] })
    await done('launch')
    const high = await run('evm', 'fees', 'set', '--flat', '0.2 ETH')
    expect([high.code, messageOf(high).code]).to.deep.equal([1, 'FLAT_FEE_CLOSES_PHASE'])
    await done('evm', 'fees', 'set', '--flat', '0.1 ETH')
    write({ fee: 300, phases: [{ ...inEther, price: '0.05 ETH' }] })
    const low = await run('evm', 'phases', 'set')
    expect([low.code, messageOf(low).code]).to.deep.equal([1, 'FLAT_FEE_CLOSES_PHASE'])
  })

  it('error: a price of a listed wallet below the fee, by its row', async () => {
    const listed = { name: 'Members', price: '0.1 ETH', list: 'members.csv' }
    write({ fee: '0.07 ETH', phases: [listed] })
    workplace.write('members.csv', `wallet,price\n${ACCOUNTS[1]},0.05 ETH\n${ACCOUNTS[2]},\n`)
    expect(problemsOf(await run('validate'))).to.deep.equal(['line 2, price PRICE_BELOW_FLAT_FEE'])
    workplace.write('members.csv', `wallet,price\n${ACCOUNTS[1]},0\n${ACCOUNTS[2]},\n`)
    await done('validate')
  })

  it('error: new phases that would turn the fee into another one', async () => {
    write({ fee: '0.001 ETH', phases: [inEther] })
    await done('launch')
    write({ fee: 300, phases: [{ ...inTokens, currency: token }] })
    const refused = await run('evm', 'phases', 'set')
    expect([refused.code, messageOf(refused).code]).to.deep.equal([1, 'FLAT_FEE_CURRENCY_CHANGES'])
    expect(refused.stdout).to.include('0.001 ETH per claim')
    expect(refused.stdout).to.include('into 0.001 COIN')
    // The launch sets the fee first, so that it may change both.
    await done('launch')
    expect(await shown('fees')).to.equal(`platform fee 3% to ${ACCOUNTS[1]}\n`)
  })
})
