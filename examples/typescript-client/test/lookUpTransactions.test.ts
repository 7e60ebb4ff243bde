import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { failureOf } from '../../../clients/core/test/signing/support/failureOf.ts'
import { transactionLookup } from '../lookUpTransactions.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const HASHES = [`0x${'a1'.repeat(32)}`, `0x${'b2'.repeat(32)}`] as const
const [, UNKNOWN] = HASHES

describe('the example of core', () => {
  const asked: (readonly string[])[] = []
  const lookUp = transactionLookup(async (hashes) => {
    asked.push(hashes)
    return new Map(hashes.filter((hash) => hash !== UNKNOWN).map((hash) => [hash, '0x01']))
  })

  it('looks up transactions of one moment at once, and each once', async () => {
    const [known, unknown] = await Promise.all([
      lookUp({ chainId: 8453, hash: HASHES[0] }),
      failureOf(lookUp({ chainId: 84532, hash: UNKNOWN })),
    ])
    expect(known).to.deep.equal({
      hash: HASHES[0],
      network: 'Base',
      wallet: 'ETHEREUM',
      isExtra: false,
      sender: '0x01',
    })
    expect(unknown.code).to.equal('ENTITY_NOT_FOUND')
    const onTest = await lookUp({ chainId: 84532, hash: HASHES[0] })
    expect([onTest.network, onTest.isExtra]).to.deep.equal(['Base Sepolia', true])
    expect(asked).to.deep.equal([[...HASHES]])
  })

  it('asks nobody for what is no hash', async () => {
    const failure = await failureOf(lookUp({ chainId: 8453, hash: '0x1' }))
    expect(failure.message).to.equal('Not valid transaction hash 0x1 for blockchain BASE')
    expect(asked).to.have.length(1)
  })

  it('stands in the README of core as it is', () => {
    const example = readFileSync(new URL('../lookUpTransactions.ts', import.meta.url), 'utf8')
    expect(readFileSync(`${root}/clients/core/README.md`, 'utf8')).to.include(example.trim())
  })
})
