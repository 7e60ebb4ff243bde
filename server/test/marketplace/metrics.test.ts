import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { openPools } from '../../src/database/pools/openPools.ts'
import { type Metrics, openMetrics } from '../../src/metrics/openMetrics.ts'
import { EVM_ADDRESS } from '../http/_app.ts'
import { marketplaceOver } from './_app.ts'

const PREFIX = '/marketplace/metrics/v1'
const STEP = { kind: 'BUY', stage: 'SEND', blockchain: 'BASE', durationMs: 1500, success: true }
const FORM = { kind: 'BID', blockchain: 'SOLANA', durationMs: 250, success: false }
const DOWNLOAD = { url: 'https://example.com/a.png', durationMs: 500, status: 200 }

describe('metrics of pages', () => {
  // Page metrics need no database.
  const pools = openPools({ write: { connectionString: 'postgres://127.0.0.1:9/none' } })
  let metrics: Metrics
  let app: FastifyInstance

  beforeEach(async () => {
    metrics = openMetrics(pools)
    app = await marketplaceOver(pools, { clientMetrics: metrics.client })
  })
  afterEach(() => app.close())
  after(() => pools.close())

  const send = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `${PREFIX}${path}`, payload })

  async function accepted(path: string, payload: object): Promise<void> {
    const answer = await send(path, payload)
    expect([answer.statusCode, answer.body]).to.deep.equal([204, ''])
  }

  /** Returns the page metrics' lines. */
  async function counted(): Promise<readonly string[]> {
    return (await metrics.text()).split('\n').filter((line) => line.startsWith('mintline_client_'))
  }

  it('count downloads by type, size, cache and outcome, with their time and bytes', async () => {
    await accepted('/download', DOWNLOAD)
    const preview = { contentType: 'IMAGE', sizeType: 'PREVIEW', cached: true, bytes: 2048 }
    await accepted('/download', { ...DOWNLOAD, ...preview, status: 304 })
    await accepted('/download', { ...DOWNLOAD, ...preview, cached: false, status: 404 })

    const labels = 'type="IMAGE",size="PREVIEW"'
    expect(await counted()).to.include.members([
      'mintline_client_downloads_total{type="unknown",size="unknown",outcome="done",cache="miss"} 1',
      `mintline_client_downloads_total{${labels},outcome="done",cache="hit"} 1`,
      `mintline_client_downloads_total{${labels},outcome="failed",cache="miss"} 1`,
      `mintline_client_downloads_seconds_total{${labels},outcome="done",cache="hit"} 0.5`,
      'mintline_client_downloaded_bytes_total{type="IMAGE"} 4096',
    ])
  })

  it('count images that pages could show, and those that they could not', async () => {
    await accepted('/images/availability', { available: 7, unavailable: 2, urls: ['ipfs://a'] })
    await accepted('/images/availability', { available: 1, unavailable: 0 })

    expect(await counted()).to.include.members([
      'mintline_client_images_total{state="available"} 8',
      'mintline_client_images_total{state="unavailable"} 2',
    ])
  })

  it('count and add values by their names', async () => {
    await accepted('/record', [
      { name: 'page.open', value: 12.5 },
      {
        name: 'page.open',
        value: -2,
        tags: { user: 'ann@example.com' },
        at: '2026-01-31T12:00:00Z',
      },
    ])

    expect(await counted()).to.include.members([
      'mintline_client_values_total{name="page.open"} 2',
      'mintline_client_values_sum{name="page.open"} 10.5',
    ])
  })

  it('count forms and steps of orders', async () => {
    await accepted('/order/openModal', { ...FORM, itemId: `BASE:${EVM_ADDRESS}:1`, error: 'oh' })
    await accepted('/order', { ...STEP, platform: 'MINTLINE', provider: 'METAMASK' })
    await accepted('/order', { ...STEP, success: false, errorCode: 'INSUFFICIENT_FUNDS' })

    const step = 'kind="BUY",stage="SEND",blockchain="BASE"'
    expect(await counted()).to.include.members([
      'mintline_client_order_forms_total{kind="BID",blockchain="SOLANA",outcome="failed"} 1',
      'mintline_client_order_forms_seconds_total{kind="BID",blockchain="SOLANA",outcome="failed"} 0.25',
      `mintline_client_order_steps_total{${step},outcome="done"} 1`,
      `mintline_client_order_steps_seconds_total{${step},outcome="failed"} 1.5`,
      'mintline_client_order_steps_by_wallet_total{provider="METAMASK",outcome="done"} 1',
      'mintline_client_order_steps_by_platform_total{platform="unknown",outcome="failed"} 1',
      'mintline_client_order_failures_total{code="INSUFFICIENT_FUNDS"} 1',
    ])
  })

  it('keep nothing personal', async () => {
    await accepted('/download', { ...DOWNLOAD, url: 'https://example.com/ann.png' })
    await accepted('/images/availability', { available: 0, unavailable: 1, urls: ['https://ann'] })
    await accepted('/record', [{ name: 'a', value: 1, tags: { ann: 'ann' } }])
    await accepted('/order/openModal', { ...FORM, error: 'ann has no funds' })
    await accepted('/order', { ...STEP, success: false, errorCode: 'ann has no funds' })

    const lines = await counted()
    expect(lines.join('\n')).not.to.contain('ann')
    expect(lines).to.include('mintline_client_order_failures_total{code="other"} 1')
  })

  it('take no more memory for names that somebody makes up', async () => {
    const named = (name: string) => ({ name, value: 1 })
    await accepted(
      '/record',
      Array.from({ length: 1000 }, (_, index) => named(`made.up.${index}`)),
    )

    const names = (await counted()).filter((line) =>
      line.startsWith('mintline_client_values_total'),
    )
    expect(names).to.have.length(201)
    expect(names).to.include('mintline_client_values_total{name="other"} 800')
  })

  const refused: Record<string, [string, object, number]> = {
    'a name with capitals': ['/record', [{ name: 'Page', value: 1 }], 400],
    'a value that is no number': ['/record', [{ name: 'a', value: '1' }], 400],
    'eleven tags': [
      '/record',
      [
        {
          name: 'a',
          value: 1,
          tags: Object.fromEntries([...'abcdefghijk'].map((tag) => [tag, ''])),
        },
      ],
      400,
    ],
    'a negative duration': ['/download', { ...DOWNLOAD, durationMs: -1 }, 400],
    'a negative number of images': ['/images/availability', { available: -1, unavailable: 0 }, 400],
    'fifty-one addresses': [
      '/images/availability',
      { available: 0, unavailable: 51, urls: Array.from({ length: 51 }, () => 'a') },
      400,
    ],
    'an unknown stage': ['/order', { ...STEP, stage: 'THINK' }, 400],
    'an unknown kind': ['/order/openModal', { ...FORM, kind: 'LEND' }, 400],
    'an unknown field': ['/order', { ...STEP, wallet: EVM_ADDRESS }, 400],
    'a body above 64 KiB': ['/download', { ...DOWNLOAD, url: 'a'.repeat(64 * 1024) }, 413],
  }
  for (const [title, [path, payload, status]] of Object.entries(refused)) {
    it(`refuse ${title}, and count nothing`, async () => {
      const before = await counted()
      expect((await send(path, payload)).statusCode).to.equal(status)
      expect(await counted()).to.deep.equal(before)
    })
  }

  it('say how large a body may be', async () => {
    const answer = await send('/download', { ...DOWNLOAD, url: 'a'.repeat(64 * 1024) })
    expect(answer.json()).to.deep.equal({
      code: 'BODY_TOO_LARGE',
      message: 'The body is larger than 65536 bytes',
    })
  })

  it('are checked, and accepted, where nobody reads them', async () => {
    const other = await marketplaceOver(pools)
    const url = `${PREFIX}/order`
    expect((await other.inject({ method: 'POST', url, payload: STEP })).statusCode).to.equal(204)
    expect((await other.inject({ method: 'POST', url, payload: {} })).statusCode).to.equal(400)
    await other.close()
  })
})
