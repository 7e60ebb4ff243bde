import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import type { Workplace } from '../_command.ts'
import {
  addressOf,
  aptosWorkplace,
  describeOnNetwork,
  startAptos,
  type TestNetwork,
  writeAptosDrop,
} from './_aptos.ts'

const IMAGE = 'https://a.example/dawn.png'
const DOCUMENT = { name: 'Dawn', description: 'First light', image: IMAGE }
const SITE = ['--site', 'https://drops.example/']

describeOnNetwork('mintline share on Aptos', () => {
  let network: TestNetwork
  let creator: Workplace
  let contract: string
  before(async () => {
    network = await startAptos()
    const account = await network.newAccount()
    creator = aptosWorkplace(network, account)
    const { collection } = writeAptosDrop(creator, addressOf(account))
    const collectionUri = `data:application/json,${encodeURIComponent(JSON.stringify(DOCUMENT))}`
    writeAptosDrop(creator, addressOf(account), { collection: { ...collection, collectionUri } })
    const { code, data, stderr } = await creator.jsonInside<{ contract: string }>(['launch'])
    expect(code, stderr).to.equal(0)
    contract = data.contract
  })
  after(() => network?.close())

  it('writes a page of the drop of the config that leads to the mint page', async () => {
    const { code, stderr, data } = await creator.jsonInside<{ file: string }>(['share', ...SITE])
    expect(code, stderr).to.equal(0)
    expect(data).to.deep.equal({
      file: creator.path(`share/aptos-local-${contract}/index.html`),
      url: `https://drops.example/share/aptos-local-${contract}/`,
      mintUrl: `https://drops.example/mint/#/APTOS:${contract}?network=aptos-local`,
      title: 'First drop',
      description: 'First light',
      picture: IMAGE,
    })
    const html = readFileSync(data.file, 'utf8')
    expect(html).to.include('<meta property="og:title" content="First drop" />')
  })

  it('needs neither a config nor the drop machine', async () => {
    const stranger = aptosWorkplace(network)
    const drop = ['--chain', 'aptos-local', '--contract', `APTOS:${contract}`]
    const { code, stderr, data } = await stranger.jsonInside(['share', ...drop, ...SITE])
    expect(code, stderr).to.equal(0)
    expect(data).to.include({ title: 'First drop', picture: IMAGE })
  })

  it('ends with 2 without a drop', async () => {
    const run = await aptosWorkplace(network).jsonInside([
      ...['share', '--chain', 'aptos-local'],
      ...SITE,
    ])
    expect(run.code).to.equal(2)
    expect(run.data).to.have.nested.property('error.code', 'DROP_NOT_GIVEN')
  })
})
