import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { answering, startServer } from '../../../core/test/metadata/_server.ts'
import { deployDrop, setConditions } from '../../../evm/test/support/drops.ts'
import { Workplace } from '../_command.ts'
import { expectSnapshot, wholeOutput } from '../_snapshot.ts'
import { startChain, type TestChain } from './_evm.ts'

const ETHER = 10n ** 18n

describe('mintline evm show', () => {
  let chain: TestChain
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    workplace = new Workplace(['--url', chain.url])
  })
  after(() => chain.stop())

  it('shows both variants as they are on chain', async () => {
    const single = await deployDrop(chain, {
      variant: 'erc721',
      metadata: { imageURI: `data:image/png;base64,${'A'.repeat(10_000)}` },
      conditions: [
        { startTimestamp: 1_700_000_000n, pricePerToken: ETHER / 10n, maxClaimableSupply: 10n },
        { startTimestamp: 4_102_444_800n, maxClaimableSupply: 0n },
      ],
    })
    const multiple = await deployDrop(chain, { variant: 'erc1155' })
    const shown = await workplace.runInside(['evm', 'show', '--contract', single.address])
    const token = ['--contract', `ETHEREUM:${multiple.address}:0`, '--chain', 'local-development']
    const other = await workplace.runInside(['evm', 'show', ...token])
    const text = `${wholeOutput(shown)}${wholeOutput(other)}`
      .replaceAll(single.address.toLowerCase(), '<single>')
      .replaceAll(multiple.address.toLowerCase(), '<multiple>')
      .replaceAll(chain.creator.address, '<creator>')
    expectSnapshot('evm-show', text)
  })

  it('shows all token ids in use of a drop without a config, unless one is named', async () => {
    // Given ten token ids, of which two have phases
    const drop = await deployDrop(chain, { variant: 'erc1155', conditions: [{}] })
    await setConditions(chain, drop, [{ startTimestamp: 9n }], { tokenId: 7n })
    const { address } = drop
    const named = ['--contract', address, '--chain', 'local-development']
    for (const words of ['show', 'phase list']) {
      const { code, stdout, stderr } = await workplace.runInside([...words.split(' '), ...named])
      expect(code, stderr).to.equal(0)
      expect(stdout.match(/^token id \d+/gm)).to.deep.equal(['token id 0', 'token id 7'])
      const { stdout: one } = await workplace.runInside([
        ...words.split(' '),
        ...named,
        ...['--token-id', '7'],
      ])
      expect(one).not.to.match(/^token id 0/m)
    }
  })

  it('prints the same as one document', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const { code, data } = await workplace.jsonInside(['evm', 'show', '--contract', address])
    expect(code).to.equal(0)
    expect(data).to.deep.include({
      chain: 'local-development',
      chainId: 31_337,
      address: address.toLowerCase(),
      variant: 'erc721',
      name: 'Drop',
      symbol: 'DROP',
      minted: '0',
      royalty: { valueBp: 500, recipient: chain.creator.address },
    })
    expect(data).to.have.nested.property('phases[0].startTimestamp', '0')
  })

  it('shows the terms of an active-phase document beside those of the contract', async () => {
    // Given a drop at 0.1 ETH, and a host with a document of its phase
    const { address } = await deployDrop(chain, {
      variant: 'erc721',
      conditions: [{ startTimestamp: 1_700_000_000n, pricePerToken: ETHER / 10n }],
    })
    let document: object = {
      currencyAddress: zeroAddress,
      currencyMetadataValue: `${ETHER / 20n}`,
      currencyMetadataDecimals: 18,
      maxClaimablePerWallet: '3',
      startTime: 1_700_000_000,
    }
    const host = await startServer((request, response, count) =>
      answering(JSON.stringify(document))(request, response, count),
    )
    const source = `${host.url}/phase.json`
    const args = ['evm', 'show', '--contract', address, '--active-phase', source]

    // When it is shown, Then both terms stand there
    const { code, stdout, stderr } = await workplace.runInside(args)
    expect(code, stderr).to.equal(0)
    expect(stdout).to.match(/everybody +0\.1 ETH/)
    expect(stdout).to.contain(
      'by document:\n  terms  0.05 ETH, at most 3 per wallet\n  start  Nov 14, 2023, 10:13:20 PM UTC\n  end    no end\n',
    )
    const { data } = await workplace.jsonInside(args)
    expect(data).to.deep.nested.include({
      'activePhase.price': `${ETHER / 20n}`,
      'activePhase.startDate': '2023-11-14T22:13:20.000Z',
    })

    // When a field is wrong, Then it is named
    document = { ...document, startTime: 'soon' }
    const wrong = await workplace.runInside(args)
    expect(wrong.code).to.equal(3)
    expect(wrong.stderr).to.contain(
      `error: The active phase ${source} cannot be used: startTime is not valid (ACTIVE_PHASE_INVALID)\n`,
    )
    await host.close()
  })

  it('ends with 4 where nothing is deployed', async () => {
    const { code, data } = await workplace.jsonInside([
      ...['evm', 'show', '--contract', `0x${'12'.repeat(20)}`],
    ])
    expect(data).to.have.nested.property('error.code', 'NO_CONTRACT_DATA')
    expect(code).to.equal(4)
  })

  it('ends with 3 for a contract that cannot be one, and names the option', async () => {
    const args = ['evm', 'show', '--chain', 'local-development', '--contract', '0x12']
    const { code, data } = await workplace.jsonInside(args)
    expect(code).to.equal(3)
    expect(data).to.have.nested.property('error.code', 'INVALID_ADDRESS')
    expect(data).to.have.nested.property(
      'error.message',
      '--contract: Invalid address 0x12 for blockchain ETHEREUM',
    )
  })

  it('ends with 3 for a node of another network', async () => {
    const args = ['evm', 'show', '--chain', 'base', '--contract', chain.creator.address]
    const { code, data } = await workplace.jsonInside(args)
    expect(code).to.equal(3)
    expect(data).to.have.nested.property('error.code', 'NODE_OF_OTHER_CHAIN')
    expect(data)
      .to.have.nested.property('error.message')
      .that.matches(/^127\.0\.0\.1:\d+ is chain 31337, not Base: use the right --chain or --url$/)
  })

  it('ends with 2 for unknown chains, without a drop, and with options of Solana', async () => {
    const refusals = {
      '--chain bass --contract 0x00': [
        'CHAIN_UNKNOWN',
        'Unknown chain bass: name a network, such as base, oasys',
      ],
      '--chain local-development': [
        'DROP_NOT_GIVEN',
        'No drop given: use --contract with its address, or a config',
      ],
      '--cluster devnet': [
        'USAGE_INVALID',
        '--cluster is for Solana and Eclipse: name the chain with --chain',
      ],
      '--keypair id.json': [
        'USAGE_INVALID',
        '--keypair is for Solana and Eclipse: name a keystore file with --keystore',
      ],
      '--priority-fee off': [
        'USAGE_INVALID',
        '--priority-fee is for Solana and Eclipse: EVM chains have none',
      ],
    }
    for (const [options, [errorCode, message]] of Object.entries(refusals)) {
      const { code, data } = await workplace.jsonInside(['evm', 'show', ...options.split(' ')])
      expect([code, data], options).to.deep.include(2)
      expect(data, options).to.have.nested.property('error.code', errorCode)
      expect(data, options).to.have.nested.property('error.message', message)
    }
  })

  it('has no options of Solana in its help', async () => {
    const { stdout } = await new Workplace().runInside(['help'])
    expect(stdout).to.include('--cluster')
    const { code, stdout: help } = await new Workplace().runInside(['evm', 'show', '--help'])
    expect(code).to.equal(0)
    expect(help).to.include('--chain').and.include('--keystore').and.include('--dry-run')
    expect(help).not.to.match(/--cluster|--keypair|--priority-fee|Solana/)
  })
})
