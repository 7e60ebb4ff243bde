import { readdirSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { type CommandRun, Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, balanceOf, keypair, startNetwork } from './_network.ts'
import { startNodeInFront } from './_nodeInFront.ts'

const WALLETS = 400

describe('mintline launch that is stopped', () => {
  let localnet: Localnet
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
  })
  after(() => localnet.close())
  beforeEach(() => {
    workplace = new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'])
    workplace.writeKeypair('creator.json', keypair('creator'))
  })

  /** Launches, and sends a signal to the process as soon as it prints this text. */
  const launchUntil = (said: string, signal: NodeJS.Signals): Promise<CommandRun> => {
    let isDone = false
    return workplace.run(['launch', '--yes'], {
      onStderr: (stderr, child) => {
        if (isDone || !stderr.includes(said)) return
        isDone = true
        child.kill(signal)
      },
    })
  }
  const stateOf = (symbol: string) => {
    const files = readdirSync(workplace.path('.mintline'), { recursive: true, encoding: 'utf8' })
    const groupMint = `group-mint-${editionsDeploymentAddress(symbol).toBase58()}.json`
    return {
      pending: files.filter((file) => file.includes('pending/')).length,
      groupMints: files.filter((file) => file.endsWith(groupMint)).length,
    }
  }

  it('continues after kill -9 without sending a transaction again', async () => {
    // Given a launch that was killed while the collection was sent
    writeDrop(workplace, 'KILLED')
    const before = await balanceOf(localnet, keypair('creator').publicKey)
    const killed = await launchUntil('Deploy KILLED: ', 'SIGKILL')
    expect(killed.code).to.equal(null)
    expect(stateOf('KILLED')).to.deep.equal({ pending: 1, groupMints: 1 })
    // When it is launched again
    const resumed = await workplace.run(['launch'])
    // Then the earlier transaction is found, and only the rest is sent
    expect(resumed.code, resumed.stderr).to.equal(0)
    expect(resumed.stderr).to.contain('Looking for "Deploy KILLED" of an earlier run')
    expect(resumed.stderr).to.contain('It is confirmed.')
    expect(resumed.stderr).not.to.contain('Deploy KILLED: ')
    expect(stateOf('KILLED')).to.deep.equal({ pending: 0, groupMints: 0 })
    // And the total cost is that of one launch: its rent, four signatures
    const cost = before - (await balanceOf(localnet, keypair('creator').publicKey))
    expect(cost).to.equal(20_802_560n)
  })

  it('stops at a safe point after Ctrl-C, and continues in the next run', async () => {
    // Given a list of many wallets
    writeDrop(workplace, 'CANCELLED')
    const rows = Array.from({ length: WALLETS }, () => `${Keypair.generate().publicKey},1 SOL,1`)
    workplace.write('friends.csv', ['address,price,amount', ...rows].join('\n'))
    // When Ctrl-C is pressed while it is written
    const stopped = await launchUntil('[8/9] Write the list', 'SIGINT')
    expect(stopped.code).to.equal(130)
    expect(stopped.stderr).to.contain('Stopping at the next safe point')
    // Then another launch writes the rest
    const resumed = await workplace.run(['launch'])
    expect(resumed.code, resumed.stderr).to.equal(0)
    // And both runs are counted
    const line =
      /entries: (\d+) added, 0 changed, 0 unchanged(?:, (\d+) written in an earlier run)?/
    const [, added = 0, before = 0] = line.exec(resumed.stdout) ?? []
    expect(Number(added) + Number(before), resumed.stdout).to.equal(WALLETS)
  })

  it('ends at once after a second Ctrl-C, and continues in the next run', async () => {
    // Given a node that never answers sends
    writeDrop(workplace, 'TWICE')
    let press: () => void = () => undefined
    const silent = await startNodeInFront(localnet.rpcUrl, (method) => {
      if (method !== 'sendTransaction') return undefined
      press()
      return new Promise(() => undefined)
    })
    const impatient = new Workplace(['--keypair', workplace.path('creator.json')])
    // When Ctrl-C is pressed during the wait, and again
    let presses = 0
    const config = ['--config', workplace.path('drop.config.json')]
    const deploy = ['deploy', '--verbose', ...config]
    const stopped = await impatient.run([...deploy, '--url', silent.rpcUrl], {
      onStderr: (stderr, child) => {
        press = () => {
          if (presses === 0) child.kill('SIGINT')
          presses += 1
        }
        if (presses > 0 && stderr.includes('Ctrl-C again stops at once')) child.kill('SIGINT')
      },
    })
    await silent.close()
    // Then it ends without further output
    expect(stopped.code).to.equal(130)
    expect(stopped.stdout).to.equal('')
    expect(stopped.stderr).not.to.contain('Interrupted')
    expect(stateOf('TWICE')).to.deep.equal({ pending: 1, groupMints: 1 })
    // And the next run sends the same transaction
    const resumed = await impatient.run([...deploy, '--url', localnet.rpcUrl])
    expect(resumed.code, resumed.stderr).to.equal(0)
    expect(resumed.stderr).to.contain('Looking for "Deploy TWICE" of an earlier run')
    expect(resumed.stderr).to.contain('It is confirmed.')
  })

  it('shows no secret, even in verbose mode', async () => {
    writeDrop(workplace, 'SECRET')
    const { stdout, stderr } = await workplace.run(['launch', '--verbose', '--json'])
    const { secretKey } = keypair('creator')
    const said = stdout + stderr
    expect(said).to.contain(address('creator'))
    for (const secret of [
      Array.from(secretKey).join(','),
      Array.from(secretKey).join(', '),
      Buffer.from(secretKey).toString('hex'),
      Buffer.from(secretKey).toString('base64'),
      Buffer.from(secretKey.slice(0, 32)).toString('hex'),
    ]) {
      expect(said).not.to.contain(secret)
    }
  })
})
