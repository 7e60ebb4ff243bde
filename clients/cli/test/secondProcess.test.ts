import type { Localnet } from '@mintline/localnet'
import { type AllowlistJournal, editionsDeploymentAddress } from '@mintline/solana'
import { openFileJournal } from '@mintline/solana/node'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'

const SYMBOL = 'SECOND'
const UPSERT = ['allowlist', 'upsert', '--phase', 'Friends', '--list', 'new.csv']

describe('mintline with another process in the same folder', () => {
  let localnet: Localnet
  let workplace: Workplace
  /** The journal of the list, open in this process. */
  let journal: AllowlistJournal

  before(async () => {
    localnet = await startNetwork('creator')
    workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
    writeDrop(workplace, SYMBOL)
    const launch = await workplace.runInside(['launch'])
    expect(launch.code, launch.stderr).to.equal(0)
    workplace.write('new.csv', `address,price,amount\n${address('alice')},1 SOL,1\n`)
  })
  after(() => localnet.close())
  beforeEach(async () => {
    journal = await openFileJournal({
      folder: workplace.path('.mintline/allowlist'),
      genesisHash: localnet.genesisHash,
      deployment: editionsDeploymentAddress(SYMBOL).toBase58(),
      phaseIndex: 1,
    })
  })

  it('stops at once with --no-wait, and names the process', async () => {
    const run = await workplace.runInside([...UPSERT, '--no-wait'])
    await journal.close()
    expect(run.code).to.equal(1)
    expect(run.stderr).to.contain(
      `is in use by process ${process.pid}: wait until it is done, or end it with kill ${process.pid}`,
    )
  })

  it('names the process it waits for, stops at Ctrl-C, and sends nothing', async () => {
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    const run = await workplace.run(UPSERT, {
      onStderr: (stderr, child) => {
        if (stderr.includes('waiting until it is done') && !child.killed) child.kill('SIGINT')
      },
    })
    await journal.close()
    expect(run.code, run.stderr).to.equal(130)
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(before)
  })

  it('names the process it waits for, and continues when that is done', async () => {
    const run = await workplace.run(UPSERT, {
      onStderr: (stderr) => {
        if (stderr.includes('waiting until it is done')) void journal.close()
      },
    })
    expect(run.code, run.stderr).to.equal(0)
    const wait = `Process ${process.pid} is changing this list: waiting until it is done. To end it: kill ${process.pid}`
    expect(run.stderr.split(wait)).to.have.length(2)
    expect(run.stdout).to.contain('1 entry: 1 added, 0 changed, 0 unchanged')
  })
})
