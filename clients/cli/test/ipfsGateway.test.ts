import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { answering, startServer } from '../../core/test/metadata/_server.ts'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { address, keypair, startNetwork } from './_network.ts'
import { evmWorkplace, startChain, writeEvmDrop } from './evm/_evm.ts'

const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'

/** Starts a gateway that has a workplace's folder `published` as this content. */
async function startGateway(workplace: () => Workplace) {
  const server = await startServer((request, ...rest) => {
    const path = request.url?.replace(`/ipfs/${CID}`, 'published') ?? ''
    const file = workplace().path(path)
    const answer = existsSync(file) ? answering(readFileSync(file)) : answering('', 404)
    answer(request, ...rest)
  })
  return { ...server, env: { MINTLINE_IPFS_GATEWAY: `${server.url}/ipfs/` } }
}

describe('MINTLINE_IPFS_GATEWAY', () => {
  const proofs = ['--proofs', `ipfs://${CID}`]

  it('serves proofs and documents of drops on Solana', async () => {
    const localnet = await startNetwork('creator')
    const gateway = await startGateway(() => workplace)
    const workplace: Workplace = new Workplace(
      ['--url', localnet.rpcUrl, '--keypair', 'id.json'],
      gateway.env,
    )
    workplace.writeKeypair('id.json', keypair('creator'))
    const { phases, ...config } = writeDrop(workplace, 'GATEWAY')
    workplace.write('members.csv', `address,price,amount\n${address('creator')},0.2 SOL,2\n`)
    const [collectionUri, itemBaseUri] = [`ipfs://${CID}/collection.json`, `ipfs://${CID}/{}.json`]
    const collection = { ...config.collection, collectionUri, itemBaseUri }
    const own = phases.find(({ list }) => list === 'members.csv')
    workplace.write('drop.config.json', { ...config, collection, phases: [own] })
    for (const args of [
      ['launch'],
      ['allowlist', 'proofs', '--phase', '1', '--out', 'published'],
    ]) {
      const { code, stderr } = await workplace.runInside(args)
      expect(code, stderr).to.equal(0)
    }
    localnet.advanceClock(2)

    const minted = await workplace.runInside(['mint', ...proofs, '--dry-run'])
    expect(minted.code, minted.stderr).to.equal(0)
    expect(gateway.paths).to.deep.equal([`/ipfs/${CID}/${address('creator')}.json`])
    const verified = await workplace.jsonInside(['verify', ...proofs])
    expect(verified.code, verified.stderr).to.equal(0)
    expect(gateway.paths).to.contain(`/ipfs/${CID}/index.json`)
    await workplace.runInside(['validate', '--online'])
    expect(gateway.paths).to.contain(`/ipfs/${CID}/collection.json`)
    await gateway.close()
    await localnet.close()
  })

  it('serves proofs of drops on EVM chains', async () => {
    const chain = await startChain()
    const gateway = await startGateway(() => workplace)
    const { options, env } = evmWorkplace(chain, 1)
    const workplace: Workplace = new Workplace(options, { ...env, ...gateway.env })
    writeEvmDrop(workplace)
    for (const args of [
      ['launch'],
      ['allowlist', 'proofs', '--phase', 'Members', '--out', 'published'],
      ['mint', ...proofs],
    ]) {
      const { code, stderr } = await workplace.runInside(args)
      expect(code, `${args}: ${stderr}`).to.equal(0)
    }
    expect(gateway.paths[0]).to.match(new RegExp(`^/ipfs/${CID}/0x[0-9a-f]{40}\\.json$`))
    await gateway.close()
    await chain.stop()
  })

  it('is refused where it is no folder, without being shown', async () => {
    const address = 'takes an http or https address, without user name and password'
    const folder = 'takes the address of a folder, such as https://ipfs.io/ipfs/, without ? and #'
    for (const [gateway, reason] of [
      ['ipfs.io', address],
      ['ftp://gateway.example/ipfs/', address],
      ['https://name:secret@gateway.example/ipfs/', address],
      ['https://gateway.example/ipfs/?token=secret', folder],
    ] as const) {
      const workplace = new Workplace([], { MINTLINE_IPFS_GATEWAY: gateway })
      writeEvmDrop(workplace)
      const { code, stderr } = await workplace.runInside(['validate', '--online'])
      expect(code).to.equal(2)
      expect(stderr).to.contain(`error: MINTLINE_IPFS_GATEWAY ${reason} (USAGE_INVALID)\n`)
      expect(stderr).not.to.contain('secret')
    }
  })
})
