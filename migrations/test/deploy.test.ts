import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Localnet, loadWorkspacePrograms, startLocalnet } from '@mintline/localnet'
import { Connection, Keypair, PublicKey } from '@solana/web3.js'
import { expect } from 'chai'
import { authorityOf, programDataAddress } from '../lib/loader.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

describe('npm run migrate', () => {
  let localnet: Localnet
  let connection: Connection
  let home: string
  const wallet = Keypair.generate()
  const programs = loadWorkspacePrograms(ROOT).map((program) => ({
    ...program,
    upgradeAuthority: wallet.publicKey.toBase58(),
  }))

  beforeEach(async () => {
    localnet = await startLocalnet({ rpcPort: 0, programs })
    connection = new Connection(localnet.rpcUrl, 'confirmed')
    await connection.requestAirdrop(wallet.publicKey, 1e9)
    home = mkdtempSync(join(tmpdir(), 'home-'))
    mkdirSync(join(home, '.config', 'solana'), { recursive: true })
    writeFileSync(join(home, '.config', 'solana', 'id.json'), JSON.stringify([...wallet.secretKey]))
  })
  afterEach(async () => {
    await localnet.close()
    rmSync(home, { recursive: true })
  })

  const migrate = (...args: string[]) => run(home, ['--url', localnet.rpcUrl, ...args])

  const authorities = () =>
    Promise.all(
      programs.map(async ({ programId }) => {
        const address = programDataAddress(new PublicKey(programId))
        const account = await connection.getAccountInfo(address)
        return account && authorityOf('programData', account.data)?.toBase58()
      }),
    )

  it('says that nothing has changed', async () => {
    const { code, output } = await migrate()
    expect(output).to.match(/^editions at \w+ is what was built\.\neditions_controls at \w+ is/m)
    expect(code).to.equal(0)
  })

  it('makes programs final only if somebody agrees', async () => {
    // Without a terminal, nobody can
    const owner = wallet.publicKey.toBase58()
    const refused = await migrate('--final')
    expect(refused.output).to.contain('localnet deploys SBPF v0 to v3.')
    expect(refused.output).to.contain(
      'editions: nobody will be able to upgrade it. This cannot be undone.',
    )
    expect(refused.output.trimEnd().endsWith('Nothing was sent.')).to.equal(true)
    expect(refused.code).to.equal(1)
    expect(await authorities()).to.deep.equal([owner, owner])

    // But --yes does
    const { code } = await migrate('--final', '--yes')
    expect(code).to.equal(0)
    expect(await authorities()).to.deep.equal([undefined, undefined])
  })

  it('hands programs to the named address', async () => {
    const vault = Keypair.generate().publicKey.toBase58()
    const { code } = await migrate('--upgrade-authority', vault, '--yes')
    expect(code).to.equal(0)
    expect(await authorities()).to.deep.equal([vault, vault])
  })

  it('refuses contradicting options with one sentence', async () => {
    const { code, output } = await migrate('--final', '--buffer-authority', 'x')
    expect(output).to.equal('Give only one of --buffer-authority and --final.\n')
    expect(code).to.equal(1)
  })
})

/** Runs the script as a process of its own, without a terminal. */
function run(home: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn('npx', ['tsx', 'migrations/deploy.ts', ...args], {
    cwd: ROOT,
    env: { ...process.env, HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })))
}
