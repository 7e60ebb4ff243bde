import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { temporaryFolder } from '../../../tests/helpers/temporaryFolder.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const DROP = join(root, 'examples/first-drop/drop.config.json')
const STRANGER = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'

/** Runs the `npm run example` script with these arguments. */
function start(
  ...args: string[]
): Promise<{ output: string; errors: string; exitCode: number | null }> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, 'examples/first-drop/index.ts', ...args],
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

describe('npm run example', () => {
  it('runs the whole drop of the config and says what happened', async () => {
    const state = join(root, 'examples/first-drop/.mintline')
    // When the example runs on a free port
    const { output, errors, exitCode } = await start('--port', '0')

    // Then it ends well, having shown each step
    expect(errors).to.equal('')
    expect(exitCode).to.equal(0)
    const titles = output.split('\n').filter((line) => line.startsWith('['))
    expect(titles).to.deep.equal([
      '[1/7] Start the embedded network',
      '[2/7] Fund the development wallets',
      '[3/7] Launch the drop: mintline launch',
      '[4/7] Mint 2 in Members as alice',
      '[5/7] Mint 1 in Friends as bob',
      '[6/7] Mint 3 in Everybody as carol',
      '[7/7] Read the collection back',
    ])
    // And the launch printed the command's steps
    expect(output).to.include('      [5/9] Deploy the collection\n')
    expect(output).to.include('      FIRST matches the config\n')
    // And items, prices and payments match the config: 2 × 0.2 + 0.1 + 3 × 0.5, including a 3% fee
    expect(output).to.include('First drop #1, First drop #2 for 0.4 SOL')
    expect(output).to.include('First drop #3 for 0.1 SOL')
    expect(output).to.include('First drop #4, First drop #5, First drop #6 for 1.5 SOL')
    expect(output).to.include('6 of 1000 items minted')
    expect(output).to.include('treasury received 1.94 SOL')
    expect(output).to.include('platform fee received 0.06 SOL')
    // And nothing is left behind
    expect(existsSync(state)).to.equal(false)
  })

  it('mints in the phases of any config whose lists name a collector', async () => {
    // Given a public phase, after one whose list names only strangers
    const folder = temporaryFolder()
    const drop = JSON.parse(readFileSync(DROP, 'utf8'))
    writeFileSync(
      join(folder, 'list.csv'),
      `address,price,amount\n${drop.money.receivers},1 SOL,1\n`,
    )
    const path = join(folder, 'drop.json')
    const phases = [
      {
        name: 'Strangers',
        end: '2040-01-01T00:00:00Z',
        list: { file: 'list.csv', form: 'merkle' },
      },
      { name: 'Everybody', kind: 'public', price: '0.5 SOL' },
    ]
    writeFileSync(path, JSON.stringify({ ...drop, phases }))
    // When it is run
    const { output, errors, exitCode } = await start(path, '--port', '0')
    // Then bob mints once the strangers' phase is over
    expect(errors).to.equal('')
    expect(exitCode).to.equal(0)
    expect(output).to.include('[4/5] Mint 3 in Everybody as bob')
    const [, time = ''] = /time on the network: (2040\S+)/.exec(output) ?? []
    // The network's clock keeps running during mints.
    expect(Date.parse(time)).to.be.within(Date.UTC(2040, 0, 1, 0, 0, 1), Date.UTC(2040, 0, 1, 0, 9))
  })

  it('stops with a sentence when the port is taken', async () => {
    // Given another program on a port
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo

    // When the example starts on it
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
    const path = join(temporaryFolder(), 'drop.json')
    const config = {
      collection: {
        symbol: 'A'.repeat(33),
        collectionName: 'A',
        collectionUri: 'https://example.com/collection.json',
        itemBaseName: 'A {}',
        itemBaseUri: 'https://example.com/{}.json',
        treasury: STRANGER,
        royalties: { royaltyBasisPoints: 0, creators: [{ address: STRANGER, share: 99 }] },
        platformFee: { platformFeeValue: 0, recipients: [{ address: STRANGER, share: 100 }] },
      },
      phases: [{ name: 'A', type: 'public', price: 0, list: 'list.csv' }],
    }
    writeFileSync(path, JSON.stringify(config))

    const { output, errors, exitCode } = await start(path)
    expect(exitCode).to.equal(1)
    expect(output).to.equal('')
    expect(errors).to.equal(
      [
        `error: ${path} has 3 problems (CONFIG_INVALID)`,
        '  drop.json line 1, phases.0.list: A public phase has no list',
        '  drop.json line 1, collection.symbol: A symbol has 1 to 32 bytes, but received - 33',
        '  drop.json line 1, collection.royalties.creators: Shares of the creators must sum to 100, but sum to 99',
        'hint: mintline validate checks the config again without a network.',
        '',
      ].join('\n'),
    )
  })

  it('refuses a flag that it does not know, with the flags that there are', async () => {
    const { errors, exitCode } = await start('--prot', '1')
    expect(exitCode).to.equal(2)
    expect(errors).to.match(/^Unknown option '--prot'/)
    expect(errors).to.include('npm run example -- --port 9000')
  })
})
