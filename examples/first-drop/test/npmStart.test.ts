import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs what `npm start` runs, with these arguments. */
function start(
  ...args: string[]
): Promise<{ output: string; errors: string; exitCode: number | null }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'examples/first-drop/index.ts', ...args],
    {
      cwd: root,
    },
  )
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => resolve({ output, errors, exitCode }))
  })
}

describe('npm start', () => {
  it('runs the whole drop of the config and says what happened', async () => {
    // When the example runs on a free port
    const { output, errors, exitCode } = await start('--port', '0')

    // Then it ends well, having shown each step
    expect(errors).to.equal('')
    expect(exitCode).to.equal(0)
    const titles = output.split('\n').filter((line) => line.startsWith('['))
    expect(titles).to.deep.equal([
      '[1/10] Start the embedded network',
      '[2/10] Fund the development wallets',
      '[3/10] Deploy the collection FIRST',
      '[4/10] Add the phase Members',
      '[5/10] Add the phase Friends',
      '[6/10] Add the phase Everybody',
      '[7/10] Mint 2 in Members as alice',
      '[8/10] Mint 1 in Friends as bob',
      '[9/10] Mint 3 in Everybody as carol',
      '[10/10] Read the collection back',
    ])
    // And items, prices and payments are those of the config: 2 × 0.2 + 0.1 + 3 × 0.5, 3% of it fee
    expect(output).to.include('First drop #1, First drop #2 for 0.4 SOL')
    expect(output).to.include('First drop #3 for 0.1 SOL')
    expect(output).to.include('First drop #4, First drop #5, First drop #6 for 1.5 SOL')
    expect(output).to.include('6 of 1000 items minted')
    expect(output).to.include('treasury received 1.94 SOL')
    expect(output).to.include('platform fee received 0.06 SOL')
  })

  it('stops with a sentence when the port is taken', async () => {
    // Given another program on a port
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo

    // When the example shall use it
    const { errors, exitCode } = await start('--port', String(port))
    other.close()

    // Then it says so and what to do
    expect(exitCode).to.equal(1)
    expect(errors).to.equal(
      `Port ${port} is already in use. Stop the program that uses it or choose another port with --port.\n`,
    )
  })

  it('names every problem of a config, and starts nothing', async () => {
    // Given a config with three problems
    const path = join(mkdtempSync(join(tmpdir(), 'mintline-')), 'drop.json')
    const config = {
      symbol: 'A'.repeat(33),
      collectionName: 'A',
      collectionUri: '',
      itemBaseName: '',
      itemBaseUri: '',
      treasury: 'treasury',
      royalties: { royaltyBasisPoints: 0, creators: [{ address: 'creator', share: 99 }] },
      platformFee: {
        platformFeeValue: 0,
        isFeeFlat: false,
        recipients: [{ address: 'platform', share: 100 }],
      },
      extraMeta: [],
      phases: [{ name: 'A', type: 'public', hours: 1, price: '1 ETH' }],
      mints: [],
    }
    writeFileSync(path, JSON.stringify(config))

    const { output, errors, exitCode } = await start(path)
    expect(exitCode).to.equal(1)
    expect(output).to.equal('')
    expect(errors).to.equal(
      [
        `${path} is not a drop:`,
        '  symbol: at most 32 bytes',
        '  royalties.creators: shares must sum to 100',
        '  phases.0.price: "1 ETH" is no amount: write lamports, or SOL as in "0.5 SOL"',
        '',
      ].join('\n'),
    )
  })

  it('refuses a flag that it does not know, with the flags that there are', async () => {
    const { errors, exitCode } = await start('--prot', '1')
    expect(exitCode).to.equal(2)
    expect(errors).to.match(/^Unknown option '--prot'/)
    expect(errors).to.include('npm start -- --port 9000')
  })
})
