import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'chai'
import { mountTestDisk } from '../../../tests/helpers/testDisk.ts'
import { VERSION } from '../src/manifest.ts'
import { Workplace } from './_command.ts'
import { EARLIER_CONFIGS } from './_versions.ts'

const CONFIG = 'drop.config.json'

interface Upgraded {
  readonly upgraded: boolean
  readonly earlier: string
  readonly config: Readonly<Record<string, unknown>>
}

describe('mintline config upgrade', () => {
  let workplace: Workplace

  beforeEach(() => {
    workplace = new Workplace()
  })

  const textOf = (name: string) => readFileSync(workplace.path(name), 'utf8')

  for (const [kind, [earlier]] of Object.entries(EARLIER_CONFIGS)) {
    it(`rewrites the config, and keeps the earlier one beside it (${kind})`, async () => {
      workplace.write(CONFIG, earlier)
      const before = textOf(CONFIG)
      const { code, stderr, data } = await workplace.jsonInside<Upgraded>(['config', 'upgrade'])
      expect(code, stderr).to.equal(0)
      expect(data).to.include({ upgraded: true, earlier: workplace.path('drop.config.v1.json') })
      expect(textOf('drop.config.v1.json')).to.equal(before)
      expect(JSON.parse(textOf(CONFIG))).to.deep.equal(data.config)
      expect(data.config).to.include({ version: 2, chain: earlier.chain })
      expect(data.config).not.to.have.property('collection')
      // Then it stays as it is
      const again = await workplace.jsonInside<Upgraded>(['config', 'upgrade'])
      expect([again.code, again.data.upgraded]).to.deep.equal([0, false])
      expect(JSON.parse(textOf(CONFIG))).to.deep.equal(data.config)
    })
  }

  it('names the schema of this version, and keeps other ones', async () => {
    const [published] = EARLIER_CONFIGS.solana
    workplace.write(CONFIG, published)
    const first = await workplace.jsonInside<Upgraded>(['config', 'upgrade'])
    expect(first.data.config.$schema).to.equal(
      `https://unpkg.com/@mintline/cli@${VERSION}/schema/drop.config.schema.json`,
    )
    workplace.write(CONFIG, { ...published, $schema: './mine.json' })
    const second = await workplace.jsonInside<Upgraded>(['config', 'upgrade'])
    expect(second.data.config.$schema).to.equal('./mine.json')
  })

  it('writes values and indentation as they are', async () => {
    const [, free] = EARLIER_CONFIGS.solana
    workplace.write(CONFIG, JSON.stringify(free, undefined, '\t').replaceAll('\n', '\r\n'))
    expect((await workplace.runInside(['config', 'upgrade'])).code).to.equal(0)
    const text = textOf(CONFIG)
    expect(text).to.match(/^\{\r\n\t"version": 2,\r\n\t"name": "Free drop",\r\n/)
    expect(text.replaceAll('\r\n', '')).not.to.include('\n')
    expect(JSON.parse(text).money.platformFee).to.deep.equal({
      basisPoints: 300,
      recipients: free.collection.platformFee.recipients,
    })
  })

  it('prints with --dry-run, and writes nothing', async () => {
    workplace.write(CONFIG, EARLIER_CONFIGS.evm[0])
    const before = textOf(CONFIG)
    const { code, stdout } = await workplace.runInside(['config', 'upgrade', '--dry-run'])
    expect(code).to.equal(0)
    expect(JSON.parse(stdout)).to.include({ version: 2, symbol: 'FIRST' })
    expect(textOf(CONFIG)).to.equal(before)
    expect(existsSync(workplace.path('drop.config.v1.json'))).to.equal(false)
  })

  it('replaces no earlier copy that is another one', async () => {
    workplace.write('drop.config.v1.json', 'mine')
    workplace.write(CONFIG, EARLIER_CONFIGS.aptos[1])
    const { data } = await workplace.jsonInside<Upgraded>(['config', 'upgrade'])
    expect(data.earlier).to.equal(workplace.path('drop.config.v1-2.json'))
    expect(textOf('drop.config.v1.json')).to.equal('mine')
  })

  it('refuses what would be lost, and changes nothing', async () => {
    const refused = async (config: string | object) => {
      workplace.write(CONFIG, config)
      const before = textOf(CONFIG)
      const { code, data } = await workplace.jsonInside<{
        error: { code: string; context: { problems: { path: string; line: number }[] } }
      }>(['config', 'upgrade'])
      expect([code, data.error.code]).to.deep.equal([3, 'CONFIG_INVALID'])
      expect(textOf(CONFIG)).to.equal(before)
      return data.error.context.problems.map(({ path, line }) => `${line} ${path}`)
    }
    const [earlier] = EARLIER_CONFIGS.aptos
    const collection = { ...earlier.collection, tresury: 'me' }
    const phases = [{ ...earlier.phases[0], colour: { of: 'sky' } }]
    const lost = await refused({ ...earlier, collection, phases })
    expect(lost.map((one) => one.split(' ')[1])).to.deep.equal([
      'collection.tresury',
      'phases.0.colour',
    ])
    expect(await refused({ collection: 'all', phases: [] })).to.deep.equal(['2 collection'])
    expect(await refused('{ "collection": ')).to.deep.equal(['1 '])
    expect(await refused('{ "collection": {},\n "collection": {} }')).to.deep.equal(['2 '])
  })

  for (const how of ['fill', 'makeReadOnly'] as const) {
    it(`keeps the config on a disk that takes no file (${how})`, async function () {
      const disk = mountTestDisk()
      if (!disk) return this.skip()
      workplace = new Workplace([], {}, disk.folder)
      workplace.write(CONFIG, EARLIER_CONFIGS.solana[1])
      const before = textOf(CONFIG)
      disk[how]()
      const { code, data } = await workplace.jsonInside<{ error: { code: string } }>([
        'config',
        'upgrade',
      ])
      expect([code, data.error.code]).to.deep.equal([3, 'FILE_NOT_WRITABLE'])
      expect(textOf(CONFIG)).to.equal(before)
    })
  }
})
