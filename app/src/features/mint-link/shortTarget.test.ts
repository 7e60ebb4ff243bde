import { mintPageUrl } from '@mintline/core'
import { deriveEditionsDeployment } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { type LongTarget, shortTarget } from './shortTarget.ts'

const SITE = 'https://drops.example/'

interface Given {
  symbol?: string
  /** Default: the deployment with the symbol. */
  editions?: string
  cluster?: string
  host?: LongTarget['host']
  proofs?: string
}

/** Returns the part of a card's link after the mint page. */
function linkOf(given: Given): string {
  const { symbol = 'DAWN', cluster = 'embedded', host = {}, proofs } = given
  const { editions = deriveEditionsDeployment(symbol) } = given
  const page = { collection: editions, cluster, proofs }
  const collection = { symbol, editions: editions as never }
  const target = shortTarget({ page, collection, host, embedded: 'embedded' })
  return mintPageUrl(target, SITE).replace(`${SITE}mint/#/`, '')
}

describe('shortTarget', () => {
  it('is the symbol alone on the network that links mean', () => {
    expect(linkOf({})).toBe('DAWN')
    expect(linkOf({ cluster: 'solana', host: { network: 'solana' } })).toBe('DAWN')
    expect(linkOf({ proofs: 'ipfs://x' })).toBe('DAWN?proofs=ipfs%3A%2F%2Fx')
  })

  it('stays long on any other network, where somebody else may have the symbol', () => {
    const long = `${deriveEditionsDeployment('DAWN')}?cluster=`
    expect(linkOf({ cluster: 'eclipse' })).toBe(`${long}eclipse`)
    expect(linkOf({ host: { network: 'solana' } })).toBe(`${long}embedded`)
    expect(linkOf({ cluster: 'custom' })).toBe(`${long}custom`)
  })

  it('stays long where the host names another drop so', () => {
    const host = { drops: { DAWN: 'BASE:0x1' } }
    expect(linkOf({ host })).toBe(`${deriveEditionsDeployment('DAWN')}?cluster=embedded`)
    expect(linkOf({ host, symbol: 'DUSK' })).toBe('DUSK')
  })

  it('stays long where the symbol leads to a collection of other programs', () => {
    const editions = deriveEditionsDeployment('DUSK')
    expect(linkOf({ editions })).toBe(`${editions}?cluster=embedded`)
  })

  it.each(['DAWN ', '1'.repeat(32), 'APTOS:0x1', 'a/b', 'DAWN?x', 'ДAWN'])(
    'stays long for the symbol %s, which links read otherwise',
    (symbol) => {
      expect(linkOf({ symbol })).toBe(`${deriveEditionsDeployment(symbol)}?cluster=embedded`)
    },
  )
})
