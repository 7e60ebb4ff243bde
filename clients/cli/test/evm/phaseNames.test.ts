import { readFileSync } from 'node:fs'
import { fetchDropState, NATIVE_TOKEN } from '@mintline/evm'
import { expect } from 'chai'
import { maxUint256, zeroHash } from 'viem'
import { expectStated } from '../../../../tests/helpers/statedFigure.ts'
import { setClaimConditions } from '../../../evm/src/generated/openEdition/abi.ts'
import { deployDrop } from '../../../evm/test/support/drops.ts'
import type { Workplace } from '../_command.ts'
import { startDocumentHost } from '../_documentHost.ts'
import { evmWorkplace, startChain, type TestChain, writeEvmDrop } from './_evm.ts'

const CONDITION = {
  startTimestamp: 0n,
  maxClaimableSupply: maxUint256,
  supplyClaimed: 0n,
  quantityLimitPerWallet: maxUint256,
  merkleRoot: zeroHash,
  pricePerToken: 0n,
  currency: NATIVE_TOKEN,
}

interface Launched {
  readonly contract: string
  readonly transactions: readonly { readonly title: string; readonly hash: string }[]
  readonly differences: readonly object[]
}

describe('names of phases on EVM chains', () => {
  let chain: TestChain
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
  })
  beforeEach(() => {
    workplace = evmWorkplace(chain)
  })
  after(() => chain.stop())

  /** Writes a drop's config whose document is at hand. */
  function writeDrop(rename: Readonly<Record<string, string>> = {}): void {
    const { collection, phases, ...config } = writeEvmDrop(workplace)
    workplace.write('drop.config.json', {
      ...config,
      collection: { ...collection, collectionUri: 'data:application/json,{}' },
      phases: phases.map((phase) => ({ ...phase, name: rename[phase.name] ?? phase.name })),
    })
  }
  async function launch() {
    const { code, data, stderr } = await workplace.jsonInside<Launched>(['launch'])
    expect(code, stderr).to.equal(0)
    return { ...data, stderr }
  }
  const metadataOf = async (contract: string) => {
    const { conditions } = await fetchDropState(chain.connection, { contract })
    return conditions.map(({ metadata }) => metadata)
  }

  it('are launched, shown without a config, and imported', async () => {
    writeDrop()
    const { contract } = await launch()
    // Then each phase has its name, and the condition that ends one has none
    expect(await metadataOf(contract)).to.deep.equal([
      'data:application/json,{"name":"Members"}',
      '',
      'data:application/json,{"name":"Everybody"}',
    ])
    // And they are shown in a folder without a config
    const other = evmWorkplace(chain)
    const drop = ['--chain', 'local-development', '--contract', contract]
    for (const command of [['show'], ['phase', 'list']]) {
      const { stdout, stderr } = await other.runInside([...command, ...drop])
      expect(stdout, stderr).to.match(/1 +Members .*\n.*2 +Everybody /)
    }
    // And an import has them in its config, which does not differ
    const imported = await other.runInside(['import', contract, '--chain', 'local-development'])
    expect(imported.code, imported.stderr).to.equal(0)
    const { phases } = JSON.parse(readFileSync(other.path('drop.config.json'), 'utf8'))
    expect(phases.map(({ name }: { name: string }) => name)).to.deep.equal(['Members', 'Everybody'])
    const verified = await other.jsonInside<Launched>(['verify'])
    expect([verified.code, verified.data.differences]).to.deep.equal([0, []])
  })

  it('are a change of the phases, which says that nothing else differs', async () => {
    writeDrop()
    const { contract } = await launch()
    writeDrop({ Everybody: 'Public sale' })
    const verified = await workplace.jsonInside<Launched>(['verify'])
    expect(verified.code).to.equal(4)
    expect(verified.stderr).to.include(
      'Only names of phases differ: the phases are set again, and counts of earlier mints stay',
    )
    expect(verified.data.differences).to.deep.equal([
      { path: 'phases.1.name', config: 'Public sale', chain: 'Everybody' },
    ])
    const { transactions, stderr } = await launch()
    // A launch says so before it sends anything
    const [before, after = ''] = stderr.split(
      'Only names of phases differ: the phases are set again, and counts of earlier mints stay',
    )
    const hash = transactions[0]?.hash ?? expect.fail('Nothing was sent')
    expect([before?.includes(hash), after.includes(hash)]).to.deep.equal([false, true])
    expect(transactions.map(({ title }) => title)).to.deep.equal([
      'Set the phases again, for their names alone',
    ])
    expect((await metadataOf(contract)).at(-1)).to.equal(
      'data:application/json,{"name":"Public sale"}',
    )
    // A number in place of a name is none: the name stays
    writeDrop({ Everybody: 'Phase 2' })
    expect((await launch()).transactions).to.deep.equal([])
    // Other changes keep the names
    const set = ['royalties', 'set', '--bps', '700']
    expect((await workplace.runInside(set)).code).to.equal(0)
    expect((await metadataOf(contract)).at(-1)).to.include('Public sale')
  })

  it('leave texts of other tools as they are, and never break a read', async () => {
    const texts = [
      'ipfs://bafy/0',
      'Early birds',
      'data:application/json,{"name":',
      '\u0000'.repeat(99),
    ]
    const conditions = texts.map((metadata, at) => ({ metadata, startTimestamp: BigInt(at) }))
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
    const imported = await workplace.runInside(['import', address, '--chain', 'local-development'])
    expect(imported.code, imported.stderr).to.equal(0)
    const verified = await workplace.jsonInside<Launched>(['verify'])
    expect(verified.data.differences, verified.stderr).to.deep.equal([])
    const shown = await workplace.runInside(['phase', 'list'])
    expect(shown.stdout).to.include('Phase 4')
  })

  it('are read from hosted documents to be shown, each once, and only shown', async () => {
    const host = await startDocumentHost()
    try {
      host.documents.set('/early.json', JSON.stringify({ name: 'Early birds', image: 'ipfs://x' }))
      host.documents.set('/hidden.json', JSON.stringify({ name: 'Hid\u200bden' }))
      host.documents.set('/odd.json', '{"name":')
      const paths = ['early', 'early', 'hidden', 'odd', 'missing']
      const conditions = paths.map((path, at) => ({
        metadata: `${host.url}/${path}.json`,
        startTimestamp: BigInt(at),
      }))
      const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
      const drop = ['--chain', 'local-development', '--contract', address]
      for (const command of [['show'], ['phase', 'list']]) {
        host.requested.length = 0
        const { code, stdout, stderr } = await workplace.runInside([...command, ...drop])
        expect(code, stderr).to.equal(0)
        expect(stdout.match(/Early birds/g)).to.have.length(2)
        expect(stdout).not.to.include('Hid')
        expect(host.requested.toSorted()).to.deep.equal([
          '/early.json',
          '/hidden.json',
          '/missing.json',
          '/odd.json',
        ])
      }
      // Others' documents are no terms
      const imported = await workplace.runInside(['import', address, ...drop.slice(0, 2)])
      expect(imported.code, imported.stderr).to.equal(0)
      host.requested.length = 0
      const verified = await workplace.jsonInside<Launched>(['verify'])
      expect([verified.data.differences, host.requested]).to.deep.equal([[], []])
    } finally {
      host.close()
    }
  })

  it('stay with their phases when another one gets an end, or one is added or renamed', async () => {
    const conditions = ['Early birds', '', 'Late birds'].map((metadata, at) => ({
      metadata,
      startTimestamp: BigInt(at + 1) * 1_000n,
    }))
    const { address } = await deployDrop(chain, { variant: 'erc721', conditions })
    const set = async (...args: string[]) => {
      const named = ['--contract', address, '--chain', 'local-development']
      const run = await workplace.jsonInside<{ changes: readonly { path: string }[] }>([
        ...['phase', ...args, ...named],
      ])
      expect(run.code, run.stderr + run.stdout).to.equal(0)
      return run.data.changes.map(({ path }) => path)
    }
    expect(await set('modify', '--phase', '1', '--end', '1500')).to.include('phases.0.end')
    expect(await metadataOf(address)).to.deep.equal(['Early birds', '', '', 'Late birds'])
    expect(await set('modify', '--phase', '2', '--name', 'Friends')).to.deep.equal([
      'phases.1.name',
    ])
    const friends = 'data:application/json,{"name":"Friends"}'
    expect(await metadataOf(address)).to.deep.equal([...['Early birds', '', friends, 'Late birds']])
    // A phase is also found by its name on chain, and a new one without a start is open at once
    expect(await set('modify', '--phase', 'Friends', '--max-total', '9')).to.deep.equal([
      'phases.1.maxItems',
    ])
    await set('add', '--type', 'public', '--name', 'Everybody', '--price', '5 wei')
    const { conditions: after } = await fetchDropState(chain.connection, { contract: address })
    expect(after.at(-1)).to.include({
      metadata: 'data:application/json,{"name":"Everybody"}',
      pricePerToken: 5n,
    })
    const list = await workplace.runInside([
      ...['phase', 'list', '--contract', address, '--chain', 'local-development'],
    ])
    expect(list.stdout).to.match(/^4 +Everybody .* 0\.000000000000000005 ETH /m)
    expect(list.stdout).to.match(/^2 +Friends .* 0 of 9 /m)
  })

  it('cost the gas that the documents say', async () => {
    const gasOf = async (metadata: string) => {
      const { address: to } = await deployDrop(chain, { variant: 'erc721', conditions: [] })
      const args = [[{ ...CONDITION, metadata }], false]
      const { gasUsed } = await chain.execute({ to, abi: setClaimConditions, args })
      return Number(gasUsed)
    }
    const unnamed = await gasOf('')
    const named = await gasOf('data:application/json,{"name":"Everybody"}')
    expectStated(
      'clients/cli/README.md',
      'some {},000 gas for each name as long as `Everybody`',
      (named - unnamed) / 1_000,
    )
  })
})
