import type { ChildProcess } from 'node:child_process'
import { hasMove } from '@mintline/localnet/aptos/move'
import { expect } from 'chai'
import { type CommandRun, Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'
import { addressOf, aptosWorkplace, startAptos, writeAptosDrop } from './aptos/_aptos.ts'
import { evmWorkplace, startChain, writeEvmDrop } from './evm/_evm.ts'

/** Places in which a test mints and watches. */
interface Place {
  readonly workplace: Workplace
  /** The node that `show --watch` asks. */
  readonly url: string
  /** Makes the first phase open, once it is launched. */
  open?(): void
  stop(): Promise<void>
}

async function onSolana(): Promise<Place> {
  const localnet = await startNetwork('creator')
  const workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'id.json'])
  workplace.writeKeypair('id.json', keypair('creator'))
  const { phases, ...config } = writeDrop(workplace, 'WATCHED')
  const open = { name: 'Everybody', type: 'public', price: '0.1 SOL' }
  workplace.write('drop.config.json', { ...config, phases: [open] })
  return {
    workplace,
    url: localnet.rpcUrl,
    open: () => localnet.advanceClock(2),
    stop: () => localnet.close(),
  }
}

async function onEvm(): Promise<Place> {
  const chain = await startChain()
  const workplace = evmWorkplace(chain)
  const config = writeEvmDrop(workplace)
  const open = { name: 'Everybody', price: '0.1 ETH' }
  workplace.write('drop.config.json', { ...config, phases: [open] })
  return {
    workplace,
    url: chain.url.replace('http:', 'ws:'),
    stop: () => chain.stop(),
  }
}

/** Watches the drop of a config; its first line and each later one lead to the next step. */
function watch(
  { workplace, url }: Place,
  args: readonly string[],
  steps: Steps,
): Promise<CommandRun> {
  let lines = 0
  const watcher = new Workplace(['--url', url], workplace.env, workplace.folder)
  return watcher.run(['show', '--watch', ...args], {
    onStdout: (stdout, child) => {
      for (const count = stdout.split('\n').length - 1; lines < count; lines += 1) {
        steps[lines]?.(child)
      }
    },
  })
}

type Steps = readonly ((child: ChildProcess) => unknown)[]

const pressCtrlC = (child: ChildProcess) => child.kill('SIGINT')

describe('mintline show --watch', () => {
  for (const [chain, start] of [
    ['Solana', onSolana],
    ['an EVM chain, over a websocket', onEvm],
  ] as const) {
    it(`prints each change of the minted count until Ctrl-C on ${chain}`, async () => {
      // Given an open drop without items
      const place = await start()
      const { workplace } = place
      const launched = await workplace.runInside(['launch'])
      expect(launched.code, launched.stderr).to.equal(0)
      place.open?.()
      // When items are minted while it is watched
      const mint = (quantity: string) => workplace.runInside(['mint', '--quantity', quantity])
      const watched = await watch(place, [], [() => mint('2'), () => mint('1'), pressCtrlC])
      // Then each change is a line, and Ctrl-C is no failure
      expect(watched.stdout).to.equal('0 minted\n2 minted\n3 minted\n')
      expect(watched.code, watched.stderr).to.equal(0)
      expect(watched.stderr).not.to.contain('error')

      // And with --json, each is a document
      const asJson = await watch(place, ['--json'], [() => mint('1'), pressCtrlC])
      expect(asJson.stdout).to.equal('{"minted":"3"}\n{"minted":"4"}\n')
      expect(asJson.code).to.equal(0)
      await place.stop()
    })
  }

  it('prints the count on Aptos', async function () {
    if (!hasMove()) this.skip()
    const network = await startAptos()
    const owner = await network.newAccount()
    const workplace = aptosWorkplace(network, owner)
    writeAptosDrop(workplace, addressOf(owner))
    const launched = await workplace.runInside(['launch'])
    expect(launched.code, launched.stderr).to.equal(0)
    const watched = await workplace.run(['show', '--watch'], {
      onStdout: (_stdout, child) => pressCtrlC(child),
    })
    expect(watched.stdout).to.equal('0 minted\n')
    expect(watched.code, watched.stderr).to.equal(0)
    await network.close()
  })

  it('refuses a drop that is not there, and options that it does not use', async () => {
    const chain = await startChain()
    const workplace = evmWorkplace(chain)
    const contract = ['--chain', 'local-development', '--contract', `0x${'12'.repeat(20)}`]
    const missing = await workplace.jsonInside(['show', '--watch', ...contract])
    expect(missing.code).to.equal(4)
    expect(missing.data).to.have.nested.property('error.code', 'NO_CONTRACT_DATA')
    const document = ['--active-phase', 'https://drops.example/phase.json']
    const both = await workplace.jsonInside(['show', '--watch', ...contract, ...document])
    expect(both.code).to.equal(2)
    expect(both.data).to.have.nested.property(
      'error.message',
      '--watch follows the minted count alone: leave out --active-phase',
    )
    await chain.stop()
  })

  it('takes the url of a websocket on EVM chains alone', async () => {
    for (const args of [
      ['show', '--collection', 'FIRST'],
      ['show', '--chain', 'aptos-testnet', '--contract', '0x1'],
    ]) {
      const { code, stderr } = await new Workplace().runInside([
        ...args,
        '--url',
        'ws://127.0.0.1:1',
      ])
      expect(code).to.equal(2)
      expect(stderr).to.contain('error: --url takes a url that starts with http:// or https://')
    }
  })
})
