import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  deployTransaction,
  fetchSharedImplementation,
  type SignedTransaction,
  sendTransaction,
} from '@mintline/evm'
import { expect } from 'chai'
import { getTransactionCount } from 'viem/actions'
import { LOCAL_NETWORK } from '../../../evm/test/support/chain.ts'
import type { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import {
  ACCOUNTS,
  evmWorkplace,
  namesOf,
  startChain,
  type TestChain,
  writeEvmDrop,
} from './_evm.ts'

const OTHER = ACCOUNTS[2]

interface Launched {
  readonly contract: string
  readonly transactions: readonly { readonly hash: string; readonly title: string }[]
  readonly differences: readonly unknown[]
}

describe('mintline launch on an EVM chain', () => {
  let chain: TestChain
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
  })
  beforeEach(() => {
    workplace = evmWorkplace(chain)
  })
  after(() => chain.stop())

  const countOf = (address: `0x${string}`) =>
    getTransactionCount(chain.connection.client, { address })

  it('deploys a drop with settings, phases and proofs, and has nothing left to do then', async () => {
    writeEvmDrop(workplace)
    // When it is tried, Then every transaction is shown and none is sent
    const before = await countOf(ACCOUNTS[0])
    const tried = await workplace.runInside(['launch', '--dry-run'])
    expect(tried.code, tried.stderr).to.equal(0)
    expectSnapshot('evm-launch-dry-run', namesOf(wholeOutput(tried), workplace))
    expect(await countOf(ACCOUNTS[0])).to.equal(before)

    // When it is launched, Then the chain matches the config
    const launched = await workplace.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    expectSnapshot('evm-launch', namesOf(wholeOutput(launched), workplace))
    expect(readdirSync(workplace.path('proofs/members')).sort()).to.deep.equal(
      [`${ACCOUNTS[1]}.json`, `${ACCOUNTS[2]}.json`, 'index.json'].sort(),
    )
    const shown = await workplace.runInside(['evm', 'show'])
    expectSnapshot('evm-launched', namesOf(wholeOutput(shown), workplace))

    // When it is launched again, Then there is nothing to do
    const again = await workplace.jsonInside<Launched>(['launch'])
    expect(again.code, again.stderr).to.equal(0)
    expect(again.data.transactions).to.deep.equal([])
    expect(again.data.differences).to.deep.equal([])
    expect(again.stdout).not.to.equal('')
  })

  for (const variant of ['erc721', 'erc1155'] as const) {
    it(`imports a launched ${variant} drop into files that match the chain`, async () => {
      const config = writeEvmDrop(workplace)
      const { metadata, ...collection } = config.collection
      const tokens = [{ baseUri: 'https://example.com/items/', amount: 3 }]
      const multiple = { tokens, tokenId: 1, maxNumberOfTokens: 50, ofTokenId: { treasury: OTHER } }
      const own = variant === 'erc721' ? { metadata } : multiple
      workplace.write('drop.config.json', {
        ...config,
        // Nothing is published there, and no request leaves this machine.
        collection: { ...collection, collectionUri: 'data:application/json,{}', variant, ...own },
      })
      const launched = await workplace.jsonInside<Launched>(['launch'])
      expect(launched.code, launched.stderr).to.equal(0)
      const { contract } = launched.data
      // When it is imported into another folder
      const other = evmWorkplace(chain)
      const tokenId = variant === 'erc1155' ? ['--token-id', '1'] : []
      const args = ['import', contract, '--chain', 'local-development', ...tokenId]
      const run = await other.runInside(args)
      expect(run.code, run.stderr).to.equal(0)
      expect(run.stderr).to.contain('Phase 1: only the root of its list is on chain')
      // Then nothing differs between the files and the chain
      const verified = await other.jsonInside<Launched>(['verify'])
      expect(verified.code, verified.stderr).to.equal(0)
      expect(verified.data.differences).to.deep.equal([])
    })
  }

  it('changes what differs, and nothing else', async () => {
    const config = writeEvmDrop(workplace)
    const first = await workplace.jsonInside<Launched>(['launch'])
    expect(first.code, first.stderr).to.equal(0)
    const { collection, phases } = config
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...collection,
        treasury: ACCOUNTS[2],
        royalties: { ...collection.royalties, royaltyBasisPoints: 700 },
        platformFee: { platformFeeValue: '0.001 ETH', recipient: ACCOUNTS[1] },
      },
      phases: [phases[0], { ...phases[1], price: '0.2 ETH' }],
    })
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    expect(data.contract).to.equal(first.data.contract)
    expect(data.transactions.map(({ title }) => title)).to.deep.equal([
      'Set the treasury',
      'Set the royalties',
      'Set the platform fee',
      'Choose the kind of platform fee',
      'Set the phases',
    ])
  })

  it('launches erc1155 drops with batches of token ids', async () => {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    const { metadata: _, ...others } = collection
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...others,
        variant: 'erc1155',
        tokens: [{ baseUri: 'https://example.com/items/', amount: 2 }],
        tokenId: 1,
        maxNumberOfTokens: 50,
      },
      phases: [phases[1]],
    })
    const launched = await workplace.jsonInside<Launched>(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const { data } = await workplace.jsonInside(['evm', 'show'])
    expect(data).to.deep.include({ variant: 'erc1155', tokenId: '1', maxSupply: '50' })
    const again = await workplace.jsonInside<Launched>(['launch'])
    expect([again.code, again.data.transactions]).to.deep.equal([0, []])

    // When an item is minted whose metadata cannot be read, Then the mint has worked nevertheless
    workplace.write('drop.config.json', {
      ...config,
      collection: {
        ...others,
        variant: 'erc1155',
        tokens: [{ baseUri: 'http://127.0.0.1:1/', amount: 2 }],
        tokenId: 1,
        maxNumberOfTokens: 50,
      },
      phases: [{ ...phases[1], start: '2024-01-01T00:00:00Z' }],
    })
    const opened = await workplace.jsonInside<Launched>(['launch'])
    expect(opened.data.transactions.map(({ title }) => title)).to.deep.equal([
      'Move the token ids 0 to 1',
      'Set the phases',
    ])
    const minted = await workplace.runInside(['evm', 'mint', '--quantity', '2'])
    expect(minted.code, minted.stderr).to.equal(0)
    expect(minted.stdout).to.include(`ETHEREUM:${launched.data.contract}:1`)
    expect(minted.stderr).to.include('phase         1, Everybody')
  })

  it('launches several token ids of one drop, and changes the phases of one', async () => {
    // Given three token ids, of which two have lists with the same phase name
    writeEvmDrop(workplace)
    workplace.write('friends.csv', `wallet\n${ACCOUNTS[2]}\n`)
    const listed = (file: string) => ({
      ...{ name: 'Members', price: '0.1 ETH', start: '2024-01-01T00:00:00Z' },
      list: { file },
    })
    const open = { name: 'Everybody', price: '0.2 ETH', start: '2024-01-01T00:00:00Z' }
    const tokens = [
      { tokenId: 0, maxItems: 50, phases: [listed('members.csv')] },
      { tokenId: 1, receivers: OTHER, phases: [listed('friends.csv')] },
      { tokenId: 2, royalties: { basisPoints: 100, recipients: OTHER }, phases: [open] },
    ]
    const config = {
      ...{ version: 2, chain: 'local-development', name: 'Many', symbol: 'MANY' },
      uri: 'https://example.com/collection.json',
      items: { folders: [{ uri: 'https://example.com/items/', items: 4 }] },
      money: {
        receivers: ACCOUNTS[0],
        platformFee: { basisPoints: 300, recipients: ACCOUNTS[1] },
        royalties: { basisPoints: 500, recipients: ACCOUNTS[0] },
      },
      proofs: { folder: 'proofs' },
    }
    const write = (list: readonly object[], changes: object = {}) =>
      workplace.write('drop.config.json', {
        ...config,
        ...changes,
        extras: { variant: 'erc1155', tokens: list, ...Object(changes).extras },
      })
    write(tokens)
    // When they are launched, Then nothing differs, and each has proofs of its own
    const launched = await workplace.jsonInside<Launched>(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    expect(launched.data.differences).to.deep.equal([])
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
    expect(readdirSync(workplace.path('proofs')).sort()).to.deep.equal(['token-0', 'token-1'])
    expect(readdirSync(workplace.path('proofs/token-1/members')).sort()).to.deep.equal(
      [`${ACCOUNTS[2]}.json`, 'index.json'].sort(),
    )
    // When the list of one is published for the other, Then it is told
    const swapped = await workplace.runInside(['verify', '--proofs', 'proofs/token-0/members'])
    expect(swapped.code).to.equal(4)
    expect(swapped.stderr).to.include('has proofs of another list than that of token 1, Members')
    // When a phase of one changes, Then only that is set
    const [first, second, third] = tokens
    write([first, second, { ...third, phases: [{ ...open, price: '0.3 ETH' }] }] as object[])
    const verified = await workplace.jsonInside<{ differences: object[] }>(['verify'])
    expect(verified.data.differences).to.deep.equal([
      { path: 'extras.tokens.2.phases.0.price', config: '0.3 ETH', chain: '0.2 ETH' },
    ])
    const changed = await workplace.jsonInside<Launched>(['launch'])
    expect(changed.data.transactions.map(({ title }) => title)).to.deep.equal([
      'Set the phases, token 2',
    ])
    // And all of them are shown, each with its phases
    const shown = await workplace.runInside(['show'])
    expect(shown.stdout)
      .to.match(/^of token id 2 +1% to /m)
      .and.not.match(/^(status|minted) /m)
    const head = ' {2}#  name +who +price .+\n {2}1 '
    expect(shown.stdout)
      .to.match(
        RegExp(`^token id 0, open, 0 of 50 minted:\n${head} Members +merkle list +0.1`, 'm'),
      )
      .and.match(RegExp(`^token id 2, open, 0 of unlimited minted:\n${head} Everybody +every`, 'm'))
    const list = await workplace.runInside(['phase', 'list'])
    expect(list.stdout).to.match(RegExp(`^token id 2:\n${head} Everybody +everybody +0.3`, 'm'))
    const { data: parts } = await workplace.jsonInside(['phase', 'list'])
    expect(parts).to.have.nested.property('[2].conditions[0].pricePerToken', '300000000000000000')
    const only = await workplace.runInside(['show', '--token-id', '2'])
    expect(only.stdout)
      .to.match(/^token id +2\n/m)
      .and.match(/^of the token id +1% to /m)
    expect(only.stdout)
      .to.match(/^minted +0 of unlimited$/m)
      .and.not.contain('Members')
    // And commands about one token id ask for it
    const root = ['allowlist', 'root', '--phase', 'Members']
    expect((await workplace.runInside(root)).stderr).to.include('--token-id: 0, 1, 2')
    const named = await workplace.jsonInside([
      'allowlist',
      'root',
      '--phase',
      '1',
      '--token-id',
      '1',
    ])
    expect(named.data).to.include({ size: 1 })
    expect(
      (await workplace.runInside(['evm', 'phases', 'list', '--token-id', '2'])).stdout,
    ).to.include('Everybody')
    // And what cannot be is refused where it is written
    const problemsOf = async (list: readonly object[], changes: object = {}) => {
      write(list, changes)
      const { data } = await workplace.jsonInside<{
        error: { context: { problems: { path: string }[] } }
      }>(['validate'])
      return data.error.context.problems.map(({ path }) => path)
    }
    const twice = [...tokens, { tokenId: '1' }, { tokenId: 9, phases: [{ name: 'Free' }] }]
    expect(await problemsOf(twice)).to.have.members([
      'extras.tokens.3.tokenId',
      'extras.tokens.4.tokenId',
      'extras.tokens.4.phases.0.price',
    ])
    expect(await problemsOf(tokens, { phases: [open], supply: { maxItems: 5 } })).to.have.members([
      'phases',
      'supply.maxItems',
    ])
    const single = { extras: { variant: 'erc721' }, items: { name: 'Item' } }
    expect(await problemsOf(tokens, single)).to.deep.equal(['extras.tokens'])
  })

  it('tells the phases of one token id from those of another', async () => {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    const { metadata: _, ...others } = collection
    const tokens = [{ baseUri: 'https://example.com/items/', amount: 2 }]
    const writeFor = (tokenId: number, name: string) =>
      workplace.write('drop.config.json', {
        ...config,
        collection: { ...others, variant: 'erc1155', tokens, tokenId },
        phases: [{ ...phases[1], name, start: '2024-01-01T00:00:00Z' }],
      })
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await workplace.runInside(['evm', ...args])
      expect(code, stderr).to.equal(0)
      return stdout + stderr
    }
    // Given a drop with phases for two token ids, of which the config has the second one's
    writeFor(0, 'Early')
    expect((await workplace.jsonInside<Launched>(['launch'])).code).to.equal(0)
    writeFor(1, 'Late')
    await run('phases', 'set')
    // Then each token id's phases have their own names
    for (const command of [['phases', 'list'], ['show']]) {
      expect(await run(...command)).to.include('Late')
      expect(await run(...command, '--token-id', '1')).to.include('Late')
      const other = await run(...command, '--token-id', '0')
      expect(other).to.include('Early').and.not.include('Late')
    }
    const minted = await run('mint', '--quantity', '1', '--token-id', '0')
    expect(minted).to.match(/phase +1, Early$/m)
  })

  it('ends with 4 where the drop has another name, which cannot change', async () => {
    const config = writeEvmDrop(workplace)
    await workplace.jsonInside(['evm', 'deploy'])
    const collection = { ...config.collection, collectionName: 'Another name' }
    workplace.write('drop.config.json', { ...config, collection })
    const { code, data } = await workplace.jsonInside<Launched>(['launch'])
    expect(code).to.equal(4)
    expect(data.differences).to.deep.equal([
      { path: 'collection.collectionName', config: 'Another name', chain: 'First drop' },
    ])
  })

  it('goes on after a deployment that was interrupted once it was sent', async () => {
    // Given the contract behind all drops, so that a run has one transaction to send
    const earlier = evmWorkplace(chain)
    writeEvmDrop(earlier)
    expect((await earlier.runInside(['evm', 'deploy'])).code).to.equal(0)
    // And a run that ends once that is sent, which waits for its block until then
    writeEvmDrop(workplace)
    await chain.cheats.setAutomine(false)
    const killed = await workplace.run(['evm', 'deploy'], {
      onStderr: (text, child) => {
        if (text.includes('Deploy the drop: 0x')) child.kill('SIGKILL')
      },
    })
    await chain.cheats.setAutomine(true)
    await chain.cheats.mine({ blocks: 1 })
    expect(killed.code).to.equal(null)
    const count = await countOf(ACCOUNTS[0])
    // When it runs again, Then it finds the drop and deploys no other
    const { code, stdout, stderr } = await workplace.run(['evm', 'deploy'])
    expect(code, stderr).to.equal(0)
    expect(stderr).to.match(
      /Looking for "Deploy the drop" of an earlier run: 0x\w{64}\nIt is confirmed\./,
    )
    expect(stdout).to.match(/^Deploy FIRST: nothing to do\ncontract 0x[0-9a-f]{40}\n$/)
    expect(await countOf(ACCOUNTS[0])).to.equal(count)
  })

  it('sends a deployment that was signed but not sent, instead of another', async () => {
    writeEvmDrop(workplace)
    expect((await workplace.runInside(['evm', 'deploy'])).code).to.equal(0)
    const before = await workplace.jsonInside<{ contract: string }>(['evm', 'deploy'])
    // Given a record of a transaction whose run ended before it was sent
    const other = evmWorkplace(chain)
    writeEvmDrop(other)
    const signed = await signedDeployment(chain, before.data.contract)
    const [state] = readdirSync(workplace.path('.mintline'))
    const folder = other.path(`.mintline/${state}/pending`)
    mkdirSync(folder, { recursive: true })
    const { hash, serialized } = signed
    const record = { hash, serialized, title: 'Deploy the drop', creates: 'drop' }
    writeFileSync(join(folder, `${hash}.json`), JSON.stringify(record))
    const count = await countOf(ACCOUNTS[0])
    // When it runs again, Then exactly that transaction is sent
    const { code, data, stderr } = await other.jsonInside<{ contract: string }>(['evm', 'deploy'])
    expect(code, stderr).to.equal(0)
    expect(await countOf(ACCOUNTS[0])).to.equal(count + 1)
    expect(data.contract)
      .to.match(/^0x[0-9a-f]{40}$/)
      .and.not.equal(before.data.contract)
    expect(readdirSync(folder)).to.deep.equal([])
  })

  it('validates configs and lists without a network, and reports every problem', async () => {
    const config = writeEvmDrop(workplace)
    const valid = await workplace.runInside(['validate'])
    expectSnapshot('evm-validate', namesOf(wholeOutput(valid), workplace))
    const { collection, phases } = config
    workplace.write('members.csv', `wallet,limit,price\n${ACCOUNTS[1]},2,0.05 ETH\nnobody,many,5\n`)
    workplace.write('drop.config.json', {
      ...config,
      collection: { ...collection, tresury: '0x00', maxNumberOfTokens: 5, treasury: 'me' },
      phases: [
        phases[0],
        { ...phases[1], price: '1 SOL' },
        { name: 'Everybody', price: '5' },
        { name: 'Ended', start: '2020-01-01T00:00:00Z', end: '2020-01-02T00:00:00Z' },
      ],
    })
    const wrong = await workplace.runInside(['validate'])
    expect(wrong.code).to.equal(3)
    expectSnapshot('evm-validate-problems', namesOf(wholeOutput(wrong), workplace))
  })

  it('says what a network with a virtual machine of its own costs', async () => {
    const init = ['init', '--yes', '--chain', 'zksync-sepolia', '--name', 'New drop']
    expect((await workplace.runInside([...init, '--force'])).code).to.equal(0)
    const { data, stderr } = await workplace.jsonInside<{ warnings: string[] }>(['validate'])
    const warning =
      "ZKsync Sepolia Testnet has a virtual machine of its own, EraVM, and runs the drop's contract by an interpreter: the launch and each mint cost 1.5 to 4 times the gas of a contract built for EraVM"
    expect(data.warnings).to.deep.equal([warning])
    expect(stderr).to.include(warning)
  })

  it('writes a config to start from, which is valid', async () => {
    const init = ['init', '--yes', '--chain', 'base-sepolia', '--name', 'New drop']
    const written = await workplace.runInside(init)
    expect(written.code, written.stderr).to.equal(0)
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    expect(config).to.have.property('chain', 'base-sepolia')
    expect(config).to.include({ version: 2, symbol: 'NEWDROP' })
    expect(config.money.receivers).to.equal(ACCOUNTS[0])
    expect(config.phases).to.have.nested.property('0.price', '0.01 ETH')
    expect((await workplace.runInside(['validate'])).code).to.equal(0)
    const wrong = await workplace.jsonInside([...init, '--force', '--price', 'cheap'])
    expect(wrong.code).to.equal(3)
    expect(wrong.data).to.have.nested.property('error.context.problems[0].path', '--price')
  })

  it('deploys no drop with phases that have ended', async () => {
    const config = writeEvmDrop(workplace)
    const ended = { ...config.phases[0], end: '2024-02-01T00:00:00Z' }
    workplace.write('drop.config.json', { ...config, phases: [ended, config.phases[1]] })
    const { code, data } = await workplace.jsonInside(['launch'])
    expect(code).to.equal(3)
    expect(data).to.have.nested.property('error.context.problems[0].code', 'PHASE_ENDED')
  })

  it('error: a config for another chain than the named one, and options without effect', async () => {
    writeEvmDrop(workplace)
    const other = await workplace.jsonInside(['deploy', '--chain', 'solana-localnet'])
    expect(other.code).to.equal(3)
    expect(other.data).to.have.nested.property('error.code', 'CONFIG_OF_OTHER_CHAIN')
    const option = await workplace.jsonInside(['launch', '--priority-fee', '1'])
    expect(option.code).to.equal(2)
    expect(option.data).to.have.nested.property('error.code', 'USAGE_INVALID')
  })

  it('leaves settings of a token id alone that the config does not name', async () => {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    const { metadata: _, ...others } = collection
    const write = (changes: object) =>
      workplace.write('drop.config.json', {
        ...config,
        collection: {
          ...others,
          variant: 'erc1155',
          tokens: [{ baseUri: 'https://drops.test/items/', amount: 2 }],
          tokenId: 1,
          ...changes,
        },
        phases: [phases[1]],
      })
    const titles = async () => {
      const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
      expect(code, stderr).to.equal(0)
      return { titles: data.transactions.map(({ title }) => title), stderr }
    }
    write({})
    await titles()
    const set = ['evm', 'treasury', 'set', '--token-id', '1', '--recipient', ACCOUNTS[2]]
    expect((await workplace.runInside(set)).code).to.equal(0)
    // Then a launch leaves it, and says so
    const left = await titles()
    expect(left.titles).to.deep.equal([])
    const warning = `Token id 1 has a treasury of its own, ${ACCOUNTS[2]}, which the config does not name`
    expect(left.stderr.split(warning)).to.have.length(2)
    const planned = await workplace.jsonInside<{ warnings: object[] }>(['launch', '--dry-run'])
    expect(planned.data.warnings).to.deep.equal([
      {
        code: 'TOKEN_SETTING_NOT_IN_TERMS',
        message: warning,
        path: 'collection.ofTokenId.treasury',
      },
    ])
    expect((await workplace.runInside(['verify'])).stderr).to.include(warning)
    // When the config names it, Then it is set and compared
    write({ ofTokenId: { treasury: ACCOUNTS[1] } })
    const verified = await workplace.jsonInside<{ differences: object[] }>(['verify'])
    expect(verified.data.differences).to.deep.equal([
      { path: 'collection.ofTokenId.treasury', config: ACCOUNTS[1], chain: ACCOUNTS[2] },
    ])
    expect((await titles()).titles).to.deep.equal(['Set the treasury of the token id'])
    expect((await workplace.runInside(['verify'])).code).to.equal(0)
  })
})

/** A deployment by account 0 that is signed but not sent. */
async function signedDeployment(chain: TestChain, owner: string): Promise<SignedTransaction> {
  const { address } = await fetchSharedImplementation(chain.connection, 'erc721')
  const recipient = owner
  const transaction = deployTransaction(address, {
    admin: ACCOUNTS[0],
    name: 'First drop',
    symbol: 'FIRST',
    contractUri: '',
    saleRecipient: recipient,
    royalty: { valueBp: 0, recipient },
    platformFee: { valueBp: 0, recipient },
  })
  const controller = new AbortController()
  let signed: SignedTransaction | undefined
  const wallet = chain.keyWallet(0)
  await sendTransaction(
    chain.connection,
    { wallet, transaction, network: LOCAL_NETWORK },
    {
      signal: controller.signal,
      beforeSend: (one) => {
        signed = one
        controller.abort(new Error('ended'))
      },
    },
  ).catch(() => undefined)
  if (!signed) throw new Error('Nothing was signed')
  return signed
}
