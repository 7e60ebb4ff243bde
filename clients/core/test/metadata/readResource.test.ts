import { expect } from 'chai'
import { readResource } from '../../src/metadata/index.ts'
import { failureOf, InstantClock } from '../async/_clock.ts'
import { answering, type Handler, startServer, type TestServer } from './_server.ts'

/** Waits between attempts end at once; timeouts do not. */
const RETRY_DELAY = 3_000

describe('readResource', () => {
  let servers: TestServer[] = []
  const serve = async (handle: Handler) => {
    const server = await startServer(handle)
    servers.push(server)
    return server
  }
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.close()))
    servers = []
  })

  it('returns the bytes of a document unchanged', async () => {
    const bytes = Uint8Array.of(0, 255, 128)
    const { url } = await serve(answering(bytes))
    expect(await readResource(url)).to.deep.equal(bytes)
    expect(await readResource('data:,%00%ff%80')).to.deep.equal(bytes)
  })

  it('tries three times unless another attempt cannot help', async () => {
    const { url, paths } = await serve(answering('gone', 404))
    const clock = new InstantClock(RETRY_DELAY)
    await failureOf(readResource(url, { clock }))
    expect(paths.length).to.equal(3)

    const isRetryable = ({ context }: { context: { status?: number } }) => context.status !== 404
    await failureOf(readResource(url, { clock, isRetryable }))
    expect(paths.length).to.equal(4)
  })

  it('error: has the status of a refusal, and none without a response', async () => {
    const { url, close } = await serve(answering('no', 403))
    const clock = new InstantClock(RETRY_DELAY)
    const refused = await failureOf(readResource(url, { clock }))
    expect(refused).to.deep.include({ context: { uri: url, reason: 'status 403', status: 403 } })

    await close()
    const gone = await failureOf(readResource(url, { clock }))
    expect(gone).to.deep.include({ context: { uri: url, reason: 'failed to fetch' } })
  })

  it('error: a document above the size limit', async () => {
    const { url } = await serve(answering('123456'))
    expect(await failureOf(readResource(url, { maxBytes: 5 }))).to.include({
      code: 'METADATA_INVALID',
      message: `Metadata ${url} is not valid - it is larger than 5 bytes`,
    })
  })
})
