import type { Localnet } from '@mintline/localnet'
import { editionsDeploymentAddress } from '@mintline/solana'
import { Connection } from '@solana/web3.js'
import { expect } from 'chai'
import { Workplace } from './_command.ts'
import { dropNames, writeDrop } from './_drop.ts'
import { keypair, startNetwork } from './_network.ts'
import { startNodeOf } from './_nodeInFront.ts'
import { normalise } from './_normalise.ts'
import { expectSnapshot, wholeOutput } from './_snapshot.ts'

const SYMBOL = 'MAIN'

describe('mintline on a network whose money is real', () => {
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

  it('sends where it was told to ask nothing', async () => {
    const { code, data } = await workplace.json<{ transactions: object[] }>(['deploy', '--yes'])
    expect(code).to.equal(0)
    expect(data.transactions).to.have.length(1)
    expect(await isDeployed()).to.equal(true)
  })
})
