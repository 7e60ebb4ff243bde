import { readFileSync } from 'node:fs'
import { CoreError, type MintlineError } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { SolanaClientError } from '@mintline/solana'
import { expect } from 'chai'
import { CommandError } from '../src/errors/commandError.ts'
import { EXIT, exitCodeOf } from '../src/exitCodes.ts'
import { exitCodeOfList } from '../src/lists/listReport.ts'
import { type CommandRun, Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'
import { startNodeInFront, startNodeOf } from './_nodeInFront.ts'

const README = new URL('../README.md', import.meta.url)
const TABLE_ROW = /^\| (\d+) \| (.+) \|$/gm

/** The table of exit codes in the README. */
const DOCUMENTED = [...readFileSync(README, 'utf8').matchAll(TABLE_ROW)].map(
  ([, code, meaning]) => [Number(code), meaning] as const,
)

describe('Exit codes', () => {
  it('never change', () => {
    expect(EXIT).to.deep.equal({
      ok: 0,
      failed: 1,
      usage: 2,
      invalidInput: 3,
      differs: 4,
      declined: 5,
      partlyDone: 6,
      interrupted: 130,
    })
  })

  it('distinguish usage errors, invalid input, refusals and failures', () => {
    const codeOf = ({ kind }: MintlineError) => exitCodeOf(kind)
    const list = { path: 'list.csv', problems: [] }
    expect(codeOf(new CommandError('USAGE_INVALID', { reason: 'Wrong' }))).to.equal(2)
    expect(codeOf(new CommandError('LIST_INVALID', list))).to.equal(3)
    expect(codeOf(new CoreError('NO_CONTRACT_DATA', { contract: '0x01' }))).to.equal(4)
    expect(codeOf(new CommandError('CONFIRMATION_DECLINED', {}))).to.equal(5)
    expect(codeOf(new CoreError('TRANSACTION_REJECTED', {}))).to.equal(5)
    expect(codeOf(new CommandError('INTERRUPTED', {}))).to.equal(130)
    const refusal = { name: 'AccountInUse', reason: 'In use', signature: undefined }
    expect(codeOf(new SolanaClientError('TRANSACTION_REFUSED', refusal))).to.equal(1)
  })

  it('report the outcome of a list', () => {
    expect(exitCodeOfList({ status: 'finished', failed: 0 })).to.equal(0)
    expect(exitCodeOfList({ status: 'finished', failed: 1 })).to.equal(6)
    expect(exitCodeOfList({ status: 'cancelled', failed: 1 })).to.equal(130)
  })
})

describe('The exit codes of the README', () => {
  let localnet: Localnet
  let workplace: Workplace
  let buyers: Workplace

  before(async () => {
    localnet = await startNetwork('creator', 'buyer', 'treasury', 'platform')
    workplace = new Workplace()
    buyers = new Workplace()
    workplace.writeKeypair('creator.json', keypair('creator'))
    buyers.writeKeypair('buyer.json', keypair('buyer'))
    // Given a launched drop, and a config with a smaller supply
    const { collection: written, phases } = writeDrop(workplace, 'CODES')
    const collection = { ...written, collectionUri: '', itemBaseUri: '' }
    const config = { collection, phases: phases.slice(2) }
    workplace.write('drop.config.json', config)
    const smaller = { ...collection, maxNumberOfTokens: 50 }
    workplace.write('smaller.json', { ...config, collection: smaller })
    const launch = await workplace.runInside(['launch', ...creator()])
    expect(launch.code, launch.stderr).to.equal(0)
    // A phase is open strictly after its start
    localnet.advanceClock(2)
  })
  after(() => localnet.close())

  const creator = (rpcUrl = localnet.rpcUrl) => ['--keypair', 'creator.json', '--url', rpcUrl]

  /** Mints two items, one in each transaction; the phase is closed before one of them is sent. */
  const mintUntilClosed = async (closedBefore: number): Promise<CommandRun> => {
    const setActive = async (active: 'true' | 'false') => {
      const modify = ['phase', 'modify', '--phase', '1', '--active', active]
      const { code, stderr } = await workplace.runInside([...modify, ...creator()])
      expect(code, stderr).to.equal(0)
    }
    await setActive('true')
    let sent = 0
    const node = await startNodeInFront(localnet.rpcUrl, async (method) => {
      if (method !== 'sendTransaction') return
      sent += 1
      if (sent === closedBefore) await setActive('false')
    })
    const mint = ['mint', '--collection', 'CODES', '--quantity', '2', '--per-transaction', '1']
    const run = await buyers.run([...mint, '--keypair', 'buyer.json', '--url', node.rpcUrl])
    await node.close()
    return run
  }

  /** Changes the collection where money is real and nobody can be asked. */
  const launchUnconfirmed = async (): Promise<CommandRun> => {
    const mainnet = await startNodeOf('mainnet', localnet.rpcUrl)
    const launch = ['launch', '--config', 'smaller.json', '--cluster', 'mainnet']
    const run = await workplace.run([...launch, ...creator(mainnet.rpcUrl)])
    await mainnet.close()
    return run
  }

  /** Presses Ctrl-C as a transaction is sent, whose answer waits until the key is noticed. */
  const launchInterrupted = async (): Promise<CommandRun> => {
    let press: () => void = () => undefined
    let notice: () => void = () => undefined
    const noticed = new Promise<void>((resolve) => {
      notice = resolve
    })
    const node = await startNodeInFront(localnet.rpcUrl, async (method) => {
      if (method !== 'sendTransaction') return
      press()
      await noticed
    })
    const launch = ['launch', '--config', 'smaller.json', ...creator(node.rpcUrl)]
    const run = await workplace.run(launch, {
      onStderr: (stderr, child) => {
        press = () => void child.kill('SIGINT')
        if (stderr.includes('Ctrl-C again stops at once')) notice()
      },
    })
    await node.close()
    return run
  }

  /** For each code a command that ends with it, and a part of its output. */
  const shows: Readonly<Record<number, readonly [() => Promise<CommandRun>, string]>> = {
    0: [() => workplace.run(['launch', ...creator()]), 'matches the config'],
    1: [() => mintUntilClosed(1), 'PROGRAM_ERROR'],
    2: [() => workplace.run(['mint', '--quantity', 'many', ...creator()]), 'USAGE_INVALID'],
    3: [() => workplace.run(['launch', '--cluster', 'devnet', ...creator()]), 'CLUSTER_MISMATCH'],
    4: [
      () => workplace.run(['verify', '--config', 'smaller.json', ...creator()]),
      'maxNumberOfTokens',
    ],
    5: [launchUnconfirmed, 'CONFIRMATION_REQUIRED'],
    6: [() => mintUntilClosed(2), 'not minted'],
    130: [launchInterrupted, 'INTERRUPTED'],
  }

  it('match the source', () => {
    expect(DOCUMENTED.map(([code]) => code)).to.deep.equal(Object.values(EXIT))
  })

  for (const [code, meaning] of DOCUMENTED) {
    it(`end a process with ${code}: ${meaning}`, async () => {
      const [run, words] = shows[code] ?? expect.fail('no command shows it')
      const { code: ended, stdout, stderr } = await run()
      expect(ended, stdout + stderr).to.equal(code)
      expect(stdout + stderr).to.contain(words)
    })
  }
})
