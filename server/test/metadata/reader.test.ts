import { expect } from 'chai'
import { publicAddressesAnd } from '../../src/metadata/fetch/addressRule.ts'
import {
  type MetadataReader,
  openMetadataReader,
  READING_LIMITS,
} from '../../src/metadata/fetch/metadataReader.ts'
import { endless, type Files, json, redirect, serveFiles } from './_files.ts'

describe('reading metadata', () => {
  let files: Files
  /** May read from 127.0.0.1. */
  let reader: MetadataReader
  /** May read from the internet alone. */
  let stranger: MetadataReader

  before(async () => {
    files = await serveFiles()
    reader = openMetadataReader(publicAddressesAnd(['127.0.0.1']))
    stranger = openMetadataReader(publicAddressesAnd([]))
  })

  after(async () => {
    await Promise.all([reader.close(), stranger.close()])
    await files.close()
  })

  beforeEach(() => {
    files.asked.length = 0
  })

  const failureOf = async (uri: string, by = reader) => {
    const reading = await by.read(uri)
    if (!('failure' in reading)) throw new Error('It was read')
    return reading
  }

  it('reads what is in IPFS from the gateway of the settings, also after a redirect', async () => {
    const id = 'Qm'.padEnd(46, 'a')
    const gateway = files.url('/ipfs/')
    const ofGateway = openMetadataReader(publicAddressesAnd(['127.0.0.1']), { gateway })
    files.answers.set(`/ipfs/${id}/1.json`, json({ name: 'First' }))
    files.answers.set('/moved.json', redirect(`ipfs://${id}/1.json`))
    for (const uri of [`ipfs://${id}/1.json`, files.url('/moved.json')]) {
      expect(await ofGateway.read(uri)).to.have.property('content')
    }
    expect(files.asked).to.deep.equal([`/ipfs/${id}/1.json`, '/moved.json', `/ipfs/${id}/1.json`])
    await ofGateway.close()
  })

  it('gives the bytes of a document', async () => {
    files.answers.set('/1.json', json({ name: 'First' }))
    const reading = await reader.read(files.url('/1.json'))
    if ('failure' in reading) throw new Error(reading.failure)
    expect(Buffer.from(reading.content).toString()).to.equal('{"name":"First"}')
  })

  it('gives what a data: address carries', async () => {
    const reading = await stranger.read('data:application/json,{"name":"Carried"}')
    expect(reading).to.have.property('content')
  })

  for (const [what, length] of [
    ['of 1 GB', 1_000_000_000],
    ['without end', undefined],
  ] as const) {
    it(`ends at 1 MiB of a document ${what}`, async () => {
      files.answers.set('/long', endless(length))
      const { failure, isTransient } = await failureOf(files.url('/long'))
      expect(failure).to.match(/is not valid - it is larger than 1048576 bytes$/)
      expect(isTransient).to.equal(false)
    })
  }

  it('ends when there is no answer in time, and may try again', async () => {
    const hasty = openMetadataReader(publicAddressesAnd(['127.0.0.1']), {
      ...READING_LIMITS,
      timeout: 50,
    })
    files.answers.set('/silent', () => undefined)
    const { failure, isTransient } = await failureOf(files.url('/silent'), hasty)
    expect(failure).to.match(/is not available - no answer within 50 ms$/)
    expect(isTransient).to.equal(true)
    await hasty.close()
  })

  it('may try again what is not there', async () => {
    const { failure, isTransient } = await failureOf(files.url('/missing'))
    expect(failure).to.match(/is not available - status 404$/)
    expect(isTransient).to.equal(true)
  })

  it('follows 3 redirects, and not a fourth', async () => {
    files.answers.set('/3', redirect('/2'))
    files.answers.set('/2', redirect('/1'))
    files.answers.set('/1', redirect(files.url('/end')))
    files.answers.set('/end', json({ name: 'End' }))
    expect(await reader.read(files.url('/3'))).to.have.property('content')

    files.answers.set('/loop', redirect('/loop'))
    files.asked.length = 0
    const { failure, isTransient } = await failureOf(files.url('/loop'))
    expect(failure).to.match(/is not valid - it redirects more than 3 times$/)
    expect(isTransient).to.equal(false)
    expect(files.asked).to.have.length(4)
  })

  it('follows no redirect to files of the machine', async () => {
    files.answers.set('/file', redirect('file:///etc/passwd'))
    const { failure, isTransient } = await failureOf(files.url('/file'))
    expect(failure).to.match(/^Not a metadata address/)
    expect(isTransient).to.equal(false)
  })

  describe('refuses addresses of networks that are not of the internet:', () => {
    const isRefused = async (uri: string, by = stranger) => {
      const { failure, isTransient } = await failureOf(uri, by)
      expect(failure).to.match(/is not valid - the address of its host is .+ not of the public/)
      expect(isTransient).to.equal(false)
    }

    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0.0.0.0',
      '10.0.0.1',
      '172.16.0.1',
      '192.168.1.1',
      '168.63.129.16',
      '169.254.169.254',
      '100.64.0.1',
      '224.0.0.1',
      '255.255.255.255',
      '[::1]',
      '[::]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '[4000::1]',
      '[64:ff9b::7f00:1]',
      '[2002:7f00:1::]',
      '[fe80::1]',
      '[fd00::1]',
    ]) {
      it(host, () => isRefused(files.url('/1.json', host)))
    }

    it('ports of the internet that are not of web servers', async () => {
      for (const port of [2375, 5432, 6379, 8081, 11211]) {
        const { failure, isTransient } = await failureOf(`http://192.0.32.1:${port}/1`, stranger)
        expect(failure).to.match(/is not valid - its port is \d+, which is none of web servers$/)
        expect(isTransient).to.equal(false)
      }
      expect(publicAddressesAnd([])('192.0.32.1', 443)).to.equal(undefined)
    })

    it('a name that resolves to one', async () => {
      await isRefused(files.url('/1.json', 'localhost'))
      expect(files.asked).to.deep.equal([])
    })

    it('a redirect to one', async () => {
      files.answers.set('/inside', redirect('http://169.254.169.254/latest/meta-data'))
      await isRefused(files.url('/inside'), reader)
      files.answers.set('/inside', redirect(files.url('/1.json', '[::1]')))
      await isRefused(files.url('/inside'), reader)
    })
  })

  it('takes a name that resolves to an address that is allowed', async () => {
    const allowed = openMetadataReader(publicAddressesAnd(['127.0.0.0/8', '::1']))
    files.answers.set('/1.json', json({ name: 'First' }))
    expect(await allowed.read(files.url('/1.json', 'localhost'))).to.have.property('content')
    await allowed.close()
  })
})
