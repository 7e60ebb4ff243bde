import { copyFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Localnet } from '@mintline/localnet'
import { expect } from 'chai'
import { mountTestDisk, type TestDisk } from '../../../tests/helpers/testDisk.ts'
import { testBrokenDisks } from './_brokenDisk.ts'
import { Workplace } from './_command.ts'
import { writeDrop } from './_drop.ts'
import { balanceOf, keypair, startNetwork } from './_network.ts'
import { writePictures } from './_pictures.ts'

/** Written before anything is sent. */
const STATE = /^\.mintline\/\w+$/
const UPLOAD = ['assets', 'upload', '--from', 'build', '--base-url', 'https://a.example/']

describe('Commands on a disk that takes no file', () => {
  let localnet: Localnet
  let funds: bigint
  before(async () => {
    // Given a launched drop
    localnet = await startNetwork('creator')
    const launched = workplaceOf()
    writeAll(launched)
    const { code, stderr } = await launched.runInside(['launch'])
    expect(code, stderr).to.equal(0)
    funds = await balanceOf(localnet, keypair('creator').publicKey)
  })
  after(async () => {
    // Nothing was sent.
    expect(await balanceOf(localnet, keypair('creator').publicKey)).to.equal(funds)
    await localnet.close()
  })

  const workplaceOf = (folder?: string) =>
    new Workplace(['--url', localnet.rpcUrl, '--keypair', 'creator.json'], {}, folder)
  const writeAll = (workplace: Workplace) => {
    workplace.writeKeypair('creator.json', keypair('creator'))
    const { collection, ...config } = writeDrop(workplace, 'DISK')
    const own = { ...collection, collectionUri: 'data:application/json,{}' }
    workplace.write('drop.config.json', { ...config, collection: own })
    writePictures(workplace)
  }
  const buildAssets = async (workplace: Workplace) => {
    writeAll(workplace)
    const args = ['assets', 'build', '--from', 'pictures', '--supply', '2', '--out', 'build']
    const { code, stderr } = await workplace.runInside(args)
    expect(code, stderr).to.equal(0)
  }

  testBrokenDisks(workplaceOf, buildAssets, {
    init: { args: ['init', '--yes', '--config', 'out/new.json'], path: /^out\/new\.json$/ },
    launch: { args: ['launch'], path: STATE },
    deploy: { args: ['deploy'], path: STATE },
    mint: { args: ['mint', '--collection', 'DISK', '--phase', '3'], path: STATE },
    'fees set': { args: ['fees', 'set', '--flat', '0.01 SOL'], path: STATE },
    'reveal commit': {
      args: ['reveal', 'commit', '--base-uri', 'https://a.example/{}', '--files', '2'],
      path: STATE,
    },
    'phase modify': { args: ['phase', 'modify', '--phase', '3', '--active', 'false'], path: STATE },
    'allowlist upsert': { args: ['allowlist', 'upsert', '--phase', 'Friends'], path: STATE },
    'allowlist remove': { args: ['allowlist', 'remove', '--phase', '2', '--all'], path: STATE },
    'allowlist proofs': {
      args: ['allowlist', 'proofs', '--phase', 'Members', '--out', 'out/proofs'],
      path: /^out\/proofs(\/index\.json)?$/,
    },
    'allowlist export': {
      args: ['allowlist', 'export', '--phase', 'Friends', '--out', 'out/list.csv'],
      path: /^out\/list\.csv$/,
    },
    share: {
      args: ['share', '--site', 'https://drops.example/', '--out', 'out/share'],
      path: /^out\/share\/DISK(\/index\.html)?$/,
    },
    'assets build': {
      args: ['assets', 'build', '--from', 'pictures', '--supply', '2', '--out', 'out/build'],
      path: /^out\/build(\/mintline-build\.json)?$/,
    },
    'assets upload': {
      args: [...UPLOAD, '--to', 'out/served'],
      path: /^\.mintline\/uploads(\/\w+\.jsonl)?$/,
    },
  })

  describe('beside a config on one that does', () => {
    // Given a build and a config on a disk with room, and another disk that is full
    let workplace: Workplace
    let disk: TestDisk
    beforeEach(async function () {
      const mounted = mountTestDisk()
      if (!mounted) return this.skip()
      disk = mounted
      workplace = workplaceOf()
      await buildAssets(workplace)
    })

    const failureOf = async (args: readonly string[]) => {
      const { code, data, stderr } = await workplace.jsonInside<{ error: { message: string } }>(
        args,
      )
      expect(code, stderr).to.equal(3)
      return data.error.message
    }

    it('an upload names the file that its folder has no room for, and goes on once it has', async () => {
      disk.fill()
      const upload = [...UPLOAD, '--to', join(disk.folder, 'served'), '--yes']
      const message = await failureOf(upload)
      expect(message).to.match(/\/served\/\w+\.png cannot be written: its disk is full$/)
      rmSync(join(disk.folder, 'filler'))
      const { code, data, stderr } = await workplace.jsonInside(upload)
      expect(code, stderr).to.equal(0)
      expect(data).to.include({ left: 0 })
    })

    it('an upload names the config that it cannot change', async () => {
      const elsewhere = join(disk.folder, 'drop.config.json')
      copyFileSync(workplace.path('drop.config.json'), elsewhere)
      symlinkSync(elsewhere, workplace.path('linked.json'))
      disk.makeReadOnly()
      const upload = [...UPLOAD, '--to', 'served', '--yes', '--config', 'linked.json']
      expect(await failureOf(upload)).to.equal(
        `${workplace.path('linked.json')} cannot be written: its disk is read-only`,
      )
    })
  })
})
