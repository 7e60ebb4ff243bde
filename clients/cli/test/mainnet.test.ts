import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { InputProblem } from '@mintline/core'
import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { TOKEN_2022_PROGRAM_ID } from '@solana/spl-token'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { answering, startServer } from '../../core/test/metadata/_server.ts'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { SHARE_REFUSALS } from './_shareRefusals.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'MAIN'
const DOCUMENT = 'data:application/json,{"name":"First drop","image":"data:image/svg+xml,<svg/>"}'
const ITEMS = 'data:application/json,{"name":"First {}","image":"data:image/svg+xml,<svg/>"}'

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
    const config = writeDrop(workplace, SYMBOL)
    workplace.write('placeholders.json', config)
    const collection = { ...config.collection, collectionUri: DOCUMENT, itemBaseUri: ITEMS }
    workplace.write('drop.config.json', { ...config, collection })
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

  it('refuses options that are only true on this machine, as it refuses such a config', async () => {
    for (const [args, reason] of [
      [
        ['metadata', 'set', '--field', 'site=http://localhost:5173/'],
        '--field site: Only this machine can read localhost: publish the files, and write their address',
      ],
      [
        ['item', 'rename', '--item', '1', '--uri', 'https://example.com/{}.json'],
        '--uri: example.com is a placeholder: publish the files, and write their address',
      ],
      [
        ['reveal', 'commit', '--base-uri', 'https://example.com/{}.json', '--files', '2'],
        '--base-uri: example.com is a placeholder: publish the files, and write their address',
      ],
      ...SHARE_REFUSALS,
    ] as const) {
      const { code, stderr } = await workplace.runInside([...args, '--dry-run'])
      expect(code).to.equal(2)
      expect(stderr).to.contain(`error: ${reason} (USAGE_INVALID)\n`)
    }
  })

  it('refuses the development wallet of the local network wherever an option takes a wallet', async () => {
    // Given the development wallet of this folder, and the creator as an ordinary wallet
    mkdirSync(workplace.path('.mintline'), { recursive: true })
    workplace.writeKeypair('.mintline/localnet-wallet.json', keypair('development'))
    const wallet = address('development')

    // Then no option hands anything to it
    for (const [option, ...args] of [
      ['--to', 'transfer-ownership', '--to', wallet],
      ['--to', 'mint', '--to', wallet],
      ['--creator', 'royalties', 'set', '--creator', `${wallet}:100`],
      ['--recipient', 'fees', 'set', '--recipient', `${wallet}:100`],
      ['--primary-admin', 'fees', 'set', '--primary-admin', wallet],
      ['--secondary-admin', 'fees', 'set', '--secondary-admin', wallet],
    ]) {
      const { code, stderr } = await workplace.runInside([...args, '--dry-run'])
      expect(code, stderr).to.equal(2)
      expect(stderr).to.contain(
        `error: ${option}: The development wallet is for local networks only: use a wallet of your own (USAGE_INVALID)\n`,
      )
    }
    rmSync(workplace.path('.mintline/localnet-wallet.json'))
  })

  it('refuses lists with the development wallet, before a plan is made', async () => {
    // Given the development wallet of this folder, in the list of a phase
    mkdirSync(workplace.path('.mintline'), { recursive: true })
    workplace.writeKeypair('.mintline/localnet-wallet.json', keypair('development'))
    const wallet = address('development')
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    workplace.write('developers.csv', `address,price,amount\n${wallet},0.2 SOL,2\n`)

    // Then no list takes it, be it kept as entries or as a root
    for (const phase of [0, 1]) {
      const phases = [{ ...config.phases[phase], list: 'developers.csv' }]
      workplace.write('listed.json', { ...config, phases })
      const { code, data } = await workplace.jsonInside<{
        error: { code: string; context: { problems: readonly InputProblem[] } }
      }>(['launch', '--dry-run', '--config', 'listed.json'])
      expect([code, data.error.code]).to.deep.equal([3, 'LIST_INVALID'])
      expect(data.error.context.problems.map(({ message }) => message)).to.deep.equal([
        `${wallet}: The development wallet is for local networks only: use a wallet of your own`,
      ])
    }
    rmSync(workplace.path('.mintline/localnet-wallet.json'))
  })

  it('refuses a treasury that cannot be paid', async () => {
    // Given a program as the treasury
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const treasury = TOKEN_2022_PROGRAM_ID.toBase58()
    const collection = { ...config.collection, symbol: 'PROGRAM', treasury }
    workplace.write('program.json', { ...config, collection })
    // When it is checked or previewed, then it is refused in the same words
    for (const args of [['validate'], ['deploy', '--dry-run'], ['launch', '--dry-run']]) {
      const { code, stderr } = await workplace.runInside([...args, '--config', 'program.json'])
      expect(code).to.equal(3)
      expect(stderr).to.contain(
        `collection.treasury: ${treasury} is a program, or belongs to one or to the network: use a wallet or a multisig's vault instead\n`,
      )
    }
  })

  it('says that the shares of an empty fee recipient wait', async () => {
    const { stderr } = await workplace.runInside(['deploy', '--dry-run'])
    expect(stderr).to.contain(
      `warning: ${address('platform')} lacks 0.00089088 SOL of rent: the collection keeps its shares until they reach that, or until you send it\n`,
    )
  })

  it('sends no placeholder, and no address that only this machine can read', async () => {
    const { collection, ...config } = JSON.parse(
      readFileSync(workplace.path('placeholders.json'), 'utf8'),
    )
    const itemBaseUri = 'http://127.0.0.1:5173/files/{}.json'
    const extraMeta = [{ field: 'website', value: 'https://nas.local/drop' }]
    workplace.write('local.json', {
      ...config,
      collection: { ...collection, itemBaseUri, extraMeta },
    })
    for (const command of ['launch', 'deploy']) {
      const { code, data } = await workplace.jsonInside<{
        error: { code: string; context: { problems: readonly InputProblem[] } }
      }>([command, '--yes', '--config', 'local.json'])
      expect([code, data.error.code]).to.deep.equal([3, 'CONFIG_INVALID'])
      const { problems } = data.error.context
      expect(problems.map(({ path, message }) => `${path}: ${message}`)).to.deep.equal([
        'collection.collectionUri: example.com is a placeholder: publish the files, and write their address',
        'collection.itemBaseUri: Only this machine can read 127.0.0.1: publish the files, and write their address',
        'collection.extraMeta.0.value: Only its own network can read nas.local: publish the files, and write their address',
      ])
    }
    expect(await isDeployed()).to.equal(false)
  })

  it('warns of a document that cannot be shown before it asks', async () => {
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const itemBaseUri = 'data:application/json,{"name":"First {}"}'
    const collection = { ...config.collection, itemBaseUri }
    workplace.write('pictureless.json', { ...config, collection })
    const { code, stderr } = await workplace.runInside(['launch', '--config', 'pictureless.json'])
    expect(code).to.equal(5)
    expect(stderr).to.contain(
      'warning: Metadata data:application/json,{"name":"First 1"} is not valid - image is not a text\n',
    )
  })

  it('warns of a picture in a document that nobody else can load', async () => {
    // Given a document with a picture of this machine, which is there
    const pictures = await startServer(answering('<svg/>'))
    const picture = `${pictures.url}/1.png`
    const config = JSON.parse(readFileSync(workplace.path('drop.config.json'), 'utf8'))
    const itemBaseUri = `data:application/json,{"name":"First {}","image":"${picture}"}`
    const collection = { ...config.collection, itemBaseUri }
    workplace.write('pictured.json', { ...config, collection })

    // When it is launched, Then the picture is warned of before it asks
    const { code, stderr } = await workplace.runInside(['launch', '--config', 'pictured.json'])
    expect(code).to.equal(5)
    expect(stderr).to.contain(
      `warning: Nobody else sees the picture ${picture}: only this machine can read 127.0.0.1\n`,
    )
    await pictures.close()
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

  it('lowers the fee cap, which nobody can raise again, only once that is confirmed', async () => {
    const capOf = async () => (await workplace.runInside(['fees'])).stdout.split('\n')[1]
    const lower = ['fees', 'lower-cap', '--bps', '400']
    const present = 'fee cap          5% or 0.01 SOL per item'
    expect(await capOf()).to.equal(present)

    // When nobody can be asked, then the consequence is shown, and nothing is sent
    const refused = await workplace.runInside(lower)
    expect(refused.code).to.equal(5)
    expect(refused.stderr).to.contain(
      'warning: Nobody can raise the cap again: from now on, the platform fee is at most 4% or 0.01 SOL per item\n',
    )
    expect(refused.stderr).to.contain('(CONFIRMATION_REQUIRED)\n')
    expect(await capOf()).to.equal(present)

    // When it is confirmed, then it is lowered
    const confirmed = await workplace.runInside([...lower, '--yes'])
    expect(confirmed.code, confirmed.stderr).to.equal(0)
    expect(await capOf()).to.equal(present.replace('5%', '4%'))
  })
})
