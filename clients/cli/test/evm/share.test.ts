import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { zeroAddress } from 'viem'
import { answering, startServer } from '../../../core/test/metadata/_server.ts'
import { deployDrop } from '../../../evm/test/support/drops.ts'
import { Workplace } from '../_command.ts'
import { startChain, type TestChain } from './_evm.ts'

const SITE = ['--site', 'https://drops.example/console']
const IMAGE = 'https://a.example/dawn.png'

describe('mintline share on EVM chains', () => {
  let chain: TestChain
  let workplace: Workplace
  before(async () => {
    chain = await startChain()
    workplace = new Workplace(['--url', chain.url])
  })
  after(() => chain.stop())

  it('writes a page with the texts of the contract that leads to the mint page', async () => {
    const metadata = { description: '<b>First</b> light', imageURI: IMAGE }
    const drop = await deployDrop(chain, { variant: 'erc721', metadata })
    const address = drop.address.toLowerCase()
    const { code, stderr, data } = await workplace.jsonInside<{ file: string }>([
      ...['share', '--chain', 'local-development', '--contract', drop.address],
      ...[
        ...SITE,
        '--proofs',
        'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi',
      ],
    ])
    expect(code, stderr).to.equal(0)
    expect(data).to.deep.equal({
      file: workplace.path(`share/local-development-${address}/index.html`),
      url: `https://drops.example/console/share/local-development-${address}/`,
      mintUrl: `https://drops.example/console/mint/#/ETHEREUM:${address}?network=local-development&proofs=ipfs%3A%2F%2Fbafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi`,
      title: 'Drop',
      description: '<b>First</b> light',
      picture: IMAGE,
    })
    const html = readFileSync(data.file, 'utf8')
    expect(html).to.include(`<meta property="og:image" content="${IMAGE}" />`)
    expect(html).to.include('content="&lt;b&gt;First&lt;/b&gt; light"')
  })

  it('leads to the mint page with an active-phase document that can be used', async () => {
    // Given a host with a document
    let document: object = {
      currencyAddress: zeroAddress,
      currencyMetadataValue: '1',
      currencyMetadataDecimals: 18,
      maxClaimablePerWallet: '0',
      startTime: 0,
    }
    const host = await startServer((request, response, count) =>
      answering(JSON.stringify(document))(request, response, count),
    )
    const { address } = await deployDrop(chain, { variant: 'erc721' })
    const id = `ETHEREUM:${address.toLowerCase()}`
    const args = ['share', '--contract', id, '--chain', 'local-development', ...SITE]
    const share = () => workplace.jsonInside([...args, '--active-phase', `${host.url}/phase.json`])

    // When its page is written, Then the link has it
    const { code, stderr, data } = await share()
    expect(code, stderr).to.equal(0)
    expect(data).to.include({
      mintUrl: `https://drops.example/console/mint/#/${id}?network=local-development&active-phase=${encodeURIComponent(host.url)}%2Fphase.json`,
    })

    // When it cannot be used, Then no page is written
    document = { ...document, endTime: 'never' }
    const wrong = await share()
    expect(wrong.code).to.equal(3)
    expect(wrong.data).to.have.nested.property('error.code', 'ACTIVE_PHASE_INVALID')
    await host.close()
  })

  it('names the item of an erc1155 drop, and says so where it has no picture', async () => {
    const { address } = await deployDrop(chain, { variant: 'erc1155', baseUri: 'data:,x' })
    const id = `ETHEREUM:${address.toLowerCase()}:0`
    const args = ['share', '--contract', id, '--chain', 'local-development', ...SITE]
    const { code, stderr, data } = await workplace.jsonInside<{ url: string }>(args)
    expect(code, stderr).to.equal(0)
    expect(stderr).to.include('The drop has no picture that can be read, so apps show none')
    expect(data).not.to.have.property('picture')
    expect(data).to.include({
      url: `https://drops.example/console/share/local-development-${address.toLowerCase()}-0/`,
      mintUrl: `https://drops.example/console/mint/#/${id}?network=local-development`,
    })
  })

  it('ends with 2 for a collection of Solana, a contract without a chain, and no web page', async () => {
    const refusals = {
      '--chain base --collection FIRST':
        '--collection is for Solana and Eclipse: name the drop with --contract',
      '--contract 0x00':
        '--contract is for EVM chains and Aptos: name the chain with --chain, or a collection with --collection',
      '--collection FIRST --active-phase https://a.example/p.json':
        '--active-phase is for EVM chains: a collection has its terms on chain',
      '--chain aptos-local --active-phase https://a.example/p.json':
        '--active-phase is for EVM chains: a drop has its terms on chain',
      '--chain aptos-local --token-id 0':
        '--token-id is for EVM chains: drops of Aptos have one address',
    }
    for (const [args, message] of Object.entries(refusals)) {
      const run = await workplace.jsonInside(['share', ...args.split(' '), ...SITE])
      expect(run.code, args).to.equal(2)
      expect(run.data).to.have.nested.property('error.message', message)
    }
    const site = ['--chain', 'base', '--contract', '0x00', '--site', 'ftp://a.example']
    const { code } = await workplace.jsonInside(['share', ...site])
    expect(code).to.equal(2)
  })
})
