import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { chooseGateway, gatewayProblem, pictureUrl, resources } from './pictureUrl.ts'

const CID = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG'
const TRANSACTION = 'bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U'
const PIXEL = 'iVBORw0KGgo='

describe('the gateway of a host', () => {
  const PUBLIC = resources.gateway
  afterEach(() => chooseGateway(PUBLIC))

  it('has the content of ipfs: addresses', () => {
    chooseGateway('https://gateway.example/ipfs/')
    expect(gatewayProblem('https://gateway.example/ipfs/')).toBeUndefined()
    expect(pictureUrl(`ipfs://${CID}/1.png`)).toBe(`https://gateway.example/ipfs/${CID}/1.png`)
    expect(pictureUrl(`ipfs://${CID}/../other`)).toBeUndefined()
  })

  it('is the public one where the host names none, or what is no URL', () => {
    for (const [url, problem] of [
      [undefined, undefined],
      ['gateway.example', expect.stringContaining('ipfs: It must be the https address')],
      [{ url: 'https://gateway.example/' }, expect.stringContaining('ipfs: It must be')],
    ]) {
      chooseGateway(url)
      expect(gatewayProblem(url)).toEqual(problem)
      expect(pictureUrl(`ipfs://${CID}`)).toBe(`https://ipfs.io/ipfs/${CID}`)
    }
  })

  it('is reported where pages may not load pictures from it', () => {
    for (const url of ['http://gateway.example/ipfs/', 'ftp://gateway.example/', 'data:,']) {
      chooseGateway(url)
      expect(gatewayProblem(url)).toContain('ipfs: It must be the https address of a gateway')
      expect(pictureUrl(`ipfs://${CID}`)).toBeUndefined()
    }
  })
})

describe('documents at untrusted addresses', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('are not read from this machine by pages from elsewhere', async () => {
    const asked: string[] = []
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url)
      if (url === 'data:') throw new TypeError('Failed to fetch')
      return new Response('{}')
    })
    const here = 'http://127.0.0.1:8899/list/wallet.json'
    await resources.fetch(here)
    vi.stubGlobal('window', { location: { href: 'https://drops.example/mint/' } })
    await resources.fetch('https://lists.example/wallet.json')
    await expect(resources.fetch(here)).rejects.toThrow('Failed to fetch')
    expect(asked).toEqual([here, 'https://lists.example/wallet.json', 'data:'])
  })
})

describe('pictureUrl', () => {
  it('keeps https urls', () => {
    expect(pictureUrl('https://example.com/1.png?size=2')).toBe('https://example.com/1.png?size=2')
  })

  it('accepts http from this machine only', () => {
    expect(pictureUrl('http://127.0.0.1:3000/1.png')).toBe('http://127.0.0.1:3000/1.png')
    expect(pictureUrl('http://localhost/1.png')).toBe('http://localhost/1.png')
    expect(pictureUrl('http://example.com/1.png')).toBeUndefined()
    // Blocked by the page's policy.
    expect(pictureUrl('http://[::1]:3000/1.png')).toBeUndefined()
    expect(pictureUrl('http://127.0.0.1.example.com/1.png')).toBeUndefined()
  })

  it('refuses addresses on this machine for pages from elsewhere', () => {
    const published = 'https://drops.example/mint/'
    for (const uri of [
      'http://127.0.0.1:3000/1.png',
      'http://localhost/',
      'https://localhost/',
      'https://[::1]/',
    ]) {
      expect(pictureUrl(uri, published)).toBeUndefined()
    }
    expect(pictureUrl('https://example.com/1.png', published)).toBe('https://example.com/1.png')
  })

  it('resolves IPFS and Arweave through gateways', () => {
    expect(pictureUrl(`ipfs://${CID}/1.png`)).toBe(`https://ipfs.io/ipfs/${CID}/1.png`)
    expect(pictureUrl(`ar://${TRANSACTION}`)).toBe(`https://arweave.net/${TRANSACTION}`)
    expect(pictureUrl(`AR://${TRANSACTION}/a #1.png`)).toBe(
      `https://arweave.net/${TRANSACTION}/a%20%231.png`,
    )
    expect(pictureUrl(`ar://${TRANSACTION}?ext=png`)).toBe(
      `https://arweave.net/${TRANSACTION}?ext=png`,
    )
  })

  it('refuses paths that leave the content', () => {
    expect(pictureUrl(`ar://${TRANSACTION}/../other`)).toBeUndefined()
    expect(pictureUrl(`ar://${TRANSACTION}/../${TRANSACTION}x`)).toBeUndefined()
    expect(pictureUrl(`ipfs://${CID}/../other`)).toBeUndefined()
    expect(pictureUrl('ar://short')).toBeUndefined()
  })

  it('accepts pictures in data urls', () => {
    for (const type of ['png', 'jpeg', 'gif', 'webp', 'avif', 'svg+xml']) {
      const uri = `data:image/${type};base64,${PIXEL}`
      expect(pictureUrl(uri)).toBe(uri)
    }
    expect(pictureUrl('data:image/svg+xml,%3Csvg/%3E')).toBe('data:image/svg+xml,%3Csvg/%3E')
  })

  it('refuses anything but pictures', () => {
    for (const uri of [
      '',
      'picture.png',
      '//example.com/1.png',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'data:image/png',
      'data:image/x-icon;base64,AA==',
      'blob:https://example.com/1',
      'file:///etc/passwd',
      'https://user:secret@example.com/1.png',
      'ftp://example.com/1.png',
    ]) {
      expect(pictureUrl(uri)).toBeUndefined()
    }
  })

  it('never throws, and returns only what an img element may load', () => {
    const schemes = fc.constantFrom('', 'http://', 'https://', 'ipfs://', 'ar://', 'data:', ' java')
    fc.assert(
      fc.property(schemes, fc.string(), (scheme, rest) => {
        expect(pictureUrl(scheme + rest) ?? 'https:').toMatch(
          /^(https:|data:image\/|http:\/\/(127\.0\.0\.1|localhost)[:/])/,
        )
      }),
    )
  })
})
