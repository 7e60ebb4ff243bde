import { readFileSync } from 'node:fs'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'MAIN'

describe('mintline on a network with real money', () => {
  let localnet: Localnet
  let mainnet: Awaited<ReturnType<typeof startNodeOf>>
  let workplace: Workplace

  before(async () => {
    localnet = await startNetwork('creator')
    mainnet = await startNodeOf('mainnet', localnet.rpcUrl)
    const options = ['--url', mainnet.rpcUrl, '--cluster', 'mainnet', '--keypair', 'creator.json']
    workplace = new Workplace(options)
    workplace.writeKeypair('creator.json', keypair('creator'))
    writeDrop(workplace, SYMBOL)
  })
  after(async () => {
    await mainnet.close()
    await localnet.close()
  })

  const isDeployed = async () => {
    const connection = new Connection(localnet.rpcUrl, 'confirmed')
    return (await connection.getAccountInfo(editionsDeploymentAddress(SYMBOL))) !== null
  }

  it('sends nothing where nobody can be asked', async () => {
    const run = await workplace.run(['deploy'])
    expectSnapshot('mainnet-unconfirmed', normalise(wholeOutput(run), workplace, dropNames()))
    expect(run.code).to.equal(5)
    expect(await isDeployed()).to.equal(false)
  })

  it('shows price, fee and treasury of every phase before confirmation', async () => {
    const run = await workplace.runInside(['launch'])
    expectSnapshot('mainnet-launch', normalise(wholeOutput(run), workplace, dropNames()))
    expect(run.code).to.equal(5)
    expect(await isDeployed()).to.equal(false)
  })

  it('reports a treasury that cannot be paid, and the option for one that lacks rent', async () => {
    // Given a program as the treasury, and a fee recipient without an account
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const treasury = TOKEN_2022_PROGRAM_ID.toBase58()
    const collection = { ...config.collection, symbol: 'PROGRAM', treasury }
    workplace.write('program.json', { ...config, collection })
    // When it is previewed, then both are reported
    const { stderr } = await workplace.runInside([
      ...['deploy', '--dry-run', '--config', 'program.json'],
    ])
    expect(stderr).to.contain(
      `warning: ${treasury} is a program or belongs to the network, so payments to it fail: use a wallet instead\n`,
    )
    expect(stderr).to.contain(
      `warning: ${address('platform')} lacks 0.00089088 SOL of rent, so payments that leave it below that fail: send it the rent first, or use --fund-receivers\n`,
    )
    const funded = await workplace.runInside([
      ...['deploy', '--dry-run', '--fund-receivers', '--config', 'program.json'],
    ])
    expect(funded.stderr).to.not.contain('lacks 0.00089088 SOL')
  })

  it('sends without confirmation with --yes', async () => {
    const { code, data, stderr } = await workplace.json<{
      transactions: { signature: string; explorer: string }[]
    }>(['deploy', '--yes'])
    expect(code).to.equal(0)
    expect(data.transactions).to.have.length(1)
    const [{ signature, explorer } = { signature: '', explorer: '' }] = data.transactions
    expect(explorer).to.equal(`https://explorer.solana.com/tx/${signature}`)
    expect(stderr).to.contain(`  ${explorer}\n`)
    expect(await isDeployed()).to.equal(true)
  })
})
