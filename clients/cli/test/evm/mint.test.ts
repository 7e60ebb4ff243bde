import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { getBalance, getTransactionCount } from 'viem/actions'
import { answering, startServer } from '../../../core/test/metadata/_server.ts'
import { deployDrop } from '../../../evm/test/support/drops.ts'
import { KEYSTORES } from '../../../evm/test/support/keystores.ts'
import { deployToken, TOKEN_SUPPLY } from '../../../evm/test/support/token.ts'
import { loadKey } from '../../src/evm/wallet/evmKey.ts'
import { Workplace } from '../_command.ts'
import { fakeTerminal } from '../_fakeTerminal.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  ACCOUNTS,
  evmWorkplace,
  KEYS,
  namesOf,
  startChain,
  type TestChain,
  writeEvmDrop,
} from './_evm.ts'

const ETHER = 10n ** 18n

describe('mintline evm mint', () => {
  let chain: TestChain
  let creator: Workplace
  let contract: string
  before(async () => {
    chain = await startChain()
    creator = evmWorkplace(chain)
    writeEvmDrop(creator)
    const { code, data, stderr } = await creator.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    contract = data.contract
  })
  after(() => chain.stop())

  const countOf = (address: `0x${string}`) =>
    getTransactionCount(chain.connection.client, { address })

  /** A collector, who knows only the drop and where its proofs are. */
  const collector = (account: 1 | 2) => {
    const workplace = evmWorkplace(chain, account)
    const options = ['--contract', contract, '--proofs', creator.path('proofs/members')]
    return { workplace, options }
  }

  it('mints for a listed wallet at its own price and limit, by a folder of proofs', async () => {
    const { workplace, options } = collector(1)
    const mint = ['evm', 'mint', ...options, '--quantity', '2']
    // When it is tried, Then nothing is sent
    const count = await countOf(ACCOUNTS[1])
    const tried = await workplace.runInside([...mint, '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('evm-mint-dry-run', namesOf(wholeOutput(tried), workplace))
    expect(await countOf(ACCOUNTS[1])).to.equal(count)
    // When it is minted, Then the wallet has paid its own price
    const minted = await workplace.runInside(mint)
    expect(minted.code, minted.stderr).to.equal(0)
    expectSnapshot('evm-mint', namesOf(wholeOutput(minted), workplace))
    // When it mints more, Then the limit of its row counts
    const more = await workplace.jsonInside(['evm', 'mint', ...options])
    expect(more.code).to.equal(1)
    expect(more.data).to.have.nested.property('error.code', 'WALLET_QUANTITY_EXCEEDED')
    expect(existsSync(workplace.path('.mintline'))).to.equal(true)
  })

  it('mints from the lists of the config for its creator, and within a maximum price', async () => {
    const workplace = creator
    const refused = await workplace.jsonInside(['evm', 'mint'])
    expect(refused.code).to.equal(1)
    expect(refused.data).to.have.nested.property('error.message', 'You are not on the allowlist')

    const other = collector(2)
    const limited = ['evm', 'mint', ...other.options, '--max-price', '0.09 ETH']
    const dear = await other.workplace.jsonInside(limited)
    expect(dear.code).to.equal(1)
    expect(dear.data).to.have.nested.property('error.code', 'MAX_PRICE_EXCEEDED')
    const unit = await other.workplace.jsonInside([...limited.slice(0, -1), '0.1 USDC'])
    expect(unit.code).to.equal(3)
    expect(unit.data).to.have.nested.property('error.code', 'AMOUNT_UNIT_MISMATCH')
    const enough = [...limited.slice(0, -1), '0.1 ETH']
    const tried = await other.workplace.jsonInside<
      Record<'payer' | 'price' | 'gas' | 'total', string>
    >([...enough, '--dry-run'])
    const { gas, ...cost } = tried.data
    expect(cost).to.include({
      payer: ACCOUNTS[2],
      price: `${ETHER / 10n}`,
      total: `${ETHER / 10n + BigInt(gas)}`,
    })
    const minted = await other.workplace.jsonInside<{
      readonly hash: string
      readonly items: readonly { readonly itemId: string }[]
    }>(enough)
    expect(minted.code, minted.stderr).to.equal(0)
    const { hash } = minted.data
    expect(minted.data).to.deep.include({
      payer: ACCOUNTS[2],
      hashes: [hash],
      transactions: [{ hash }],
    })
    expect(minted.data.items).to.have.length(1)
    expect(minted.data.items[0]?.itemId).to.match(/^ETHEREUM:0x[0-9a-f]{40}:\d+$/)
  })

  it('compares the terms of an active-phase document, and takes its price as the maximum', async () => {
    // Given a drop at 0.1 ETH, and a host with a document of its phase
    const drop = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ pricePerToken: ETHER / 10n }],
    })
    let document: object = {}
    const host = await startServer((request, response, count) =>
      answering(JSON.stringify(document))(request, response, count),
    )
    const workplace = evmWorkplace(chain, 2)
    const options = ['--contract', drop.address, '--active-phase', `${host.url}/phase.json`]
    const tryMint = (...more: string[]) =>
      workplace.runInside(['evm', 'mint', ...options, '--dry-run', ...more])
    const told = (price: bigint) => ({
      currencyAddress: zeroAddress,
      currencyMetadataValue: `${price}`,
      currencyMetadataDecimals: 18,
      maxClaimablePerWallet: 'unlimited',
      startTime: Date.now(),
      endTime: null,
    })

    // When it agrees, Then its terms stand beside the contract's
    document = told(ETHER / 10n)
    const agreed = await tryMint()
    expect(agreed.code, agreed.stderr).to.equal(0)
    expect(agreed.stdout).to.match(
      /price of one +0\.1 ETH\nby document +0\.1 ETH, no limit per wallet\n/,
    )

    // When it names less than the contract takes, Then that is more than it may cost
    document = told(ETHER / 20n)
    const dearer = await tryMint()
    expect([dearer.code, dearer.stderr]).to.have.property('1').that.contains('(MAX_PRICE_EXCEEDED)')
    expect((await tryMint('--max-price', '0.1 ETH')).code).to.equal(0)

    // When a field is wrong, Then it is named
    document = { ...told(ETHER), startTime: 'soon' }
    const wrong = await tryMint()
    expect(wrong.code).to.equal(3)
    expect(wrong.stderr).to.contain(
      `error: The active phase ${host.url}/phase.json cannot be used: startTime is not valid (ACTIVE_PHASE_INVALID)\n`,
    )
    await host.close()
  })

  it('refuses a wallet that is not listed', async () => {
    const stranger = evmWorkplace(chain)
    const proofs = creator.path('proofs/members')
    const args = ['evm', 'mint', '--contract', contract, '--proofs', proofs]
    const { code, stderr } = await stranger.runInside(args)
    expect(code).to.equal(1)
    expect(stderr).to.include('error: You are not on the allowlist (NOT_ON_ALLOWLIST)')
  })

  it('approves tokens before it pays with them', async () => {
    const holder = chain.keyWallet(1)
    const currency = await deployToken(chain, holder)
    const workplace = evmWorkplace(chain)
    const config = writeEvmDrop(workplace)
    workplace.write('drop.config.json', {
      ...config,
      phases: [{ name: 'Tokens', price: '5 COIN', currency }],
    })
    const launched = await workplace.jsonInside<{ contract: string }>(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const buyer = evmWorkplace(chain, 1)
    const args = ['evm', 'mint', '--contract', launched.data.contract, '--quantity', '3']
    const count = await countOf(ACCOUNTS[1])
    // While the fee of the claim is not known, there is no total
    const tried = await buyer.jsonInside<object>([...args, '--dry-run'])
    expect(tried.data).to.include({ price: `${15n * ETHER}` })
    expect(tried.data).not.to.have.property('total')
    const minted = await buyer.runInside(args)
    expect(minted.code, minted.stderr).to.equal(0)
    expect(minted.stderr).to.include('approval      15 COIN')
    // The approval and the claim
    expect(await countOf(ACCOUNTS[1])).to.equal(count + 2)
    expect(TOKEN_SUPPLY).to.equal(10n ** 24n)
    // A unit other than that of the token is refused
    workplace.write('drop.config.json', {
      ...config,
      phases: [{ name: 'Tokens', price: '5 USDC', currency }],
    })
    const wrong = await workplace.jsonInside(['launch'])
    expect(wrong.code).to.equal(3)
    expect(wrong.data).to.have.nested.property('error.context.currency', 'COIN')
  })

  it('signs with a keystore, whose password comes from the environment', async () => {
    const { password, address, pbkdf2 } = KEYSTORES
    await chain.cheats.setBalance({ address, value: ETHER })
    const workplace = new Workplace(['--url', chain.url], {
      MINTLINE_EVM_KEYSTORE_PASSWORD: password,
    })
    workplace.write('key.json', pbkdf2)
    writeEvmDrop(workplace)
    const args = ['evm', 'deploy', '--keystore', 'key.json']
    const { code, data, stderr } = await workplace.jsonInside<{ contract: string }>(args)
    expect(code, stderr).to.equal(0)
    const shown = await workplace.jsonInside(['evm', 'show', '--contract', data.contract])
    expect(shown.data).to.include({ owner: address })
    expect((await getBalance(chain.connection.client, { address })) < ETHER).to.equal(true)

    const wrong = new Workplace(['--url', chain.url], {
      MINTLINE_EVM_KEYSTORE: workplace.path('key.json'),
      MINTLINE_EVM_KEYSTORE_PASSWORD: 'guessed',
    })
    writeEvmDrop(wrong)
    const refused = await wrong.jsonInside(['evm', 'deploy'])
    expect(refused.code).to.equal(3)
    expect(refused.data).to.have.nested.property('error.code', 'KEYSTORE_PASSWORD_WRONG')
  })

  it('never prints a key, and says what is missing', async () => {
    const cases = [
      [{ MINTLINE_EVM_PRIVATE_KEY: KEYS[0].slice(0, -1) }, 'PRIVATE_KEY_INVALID', 3],
      [{ MINTLINE_EVM_PRIVATE_KEY: KEYS[0], MINTLINE_EVM_KEYSTORE: 'key' }, 'USAGE_INVALID', 2],
      [{ MINTLINE_EVM_KEYSTORE: 'missing.json' }, 'FILE_NOT_READABLE', 3],
    ] as const
    for (const [env, errorCode, exitCode] of cases) {
      const workplace = new Workplace(['--url', chain.url], env)
      writeEvmDrop(workplace)
      const run = await workplace.jsonInside(['evm', 'deploy', '--verbose'])
      expect(run.code).to.equal(exitCode)
      expect(run.data).to.have.nested.property('error.code', errorCode)
      expect(`${run.stdout}${run.stderr}`).not.to.include(KEYS[0].slice(2, 20))
    }
    const locked = new Workplace(['--url', chain.url], {})
    locked.write('key.json', KEYSTORES.scrypt)
    writeEvmDrop(locked)
    const asked = await locked.jsonInside(['evm', 'deploy', '--keystore', 'key.json'])
    expect(asked.code).to.equal(3)
    expect(asked.data).to.have.nested.property('error.code', 'KEYSTORE_PASSWORD_NOT_GIVEN')
  })

  it('leads from nothing to a mint on a local network, without a key', async () => {
    const workplace = new Workplace(['--url', chain.url])
    const said = `No key is configured: using the account ${ACCOUNTS[0]} of the local network`
    for (const command of ['init --yes --chain local-development', 'launch', 'evm mint']) {
      const { code, stderr } = await workplace.runInside(command.split(' '))
      expect(code, `${command}: ${stderr}`).to.equal(0)
      expect(stderr).to.include(said)
    }
    const { data } = await workplace.jsonInside(['evm', 'show'])
    expect(data).to.deep.include({ minted: '1', owner: ACCOUNTS[0] })
  })

  it('asks for the password of a keystore again after a wrong one, without showing it', async () => {
    const { output, input, signal, shown } = fakeTerminal()
    const workplace = new Workplace()
    workplace.write('key.json', KEYSTORES.pbkdf2)
    const sources = { keystore: 'key.json', cwd: workplace.folder, env: {}, output, signal }
    const opened = loadKey(sources, input)
    input.write('guessed\r')
    await untilShown(shown, 'The password of the keystore is wrong: try another one')
    // Text typed before a question would answer the previous one
    await untilShown(shown, 'Password of', 2)
    input.write(`${KEYSTORES.password}\r`)
    expect((await opened)?.address.toLowerCase()).to.equal(KEYSTORES.address)
    expect(shown()).not.to.include(KEYSTORES.password)
    expect(shown()).not.to.include('guessed')
  })
})

/** Resolves once a terminal has shown a text a number of times. */
async function untilShown(shown: () => string, text: string, times = 1): Promise<void> {
  while (shown().split(text).length <= times) {
    await new Promise((resolve) => setImmediate(resolve))
  }
}
