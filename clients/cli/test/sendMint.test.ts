import { PassThrough } from 'node:stream'
import { CoreError } from '@mintline/core'
import type { RecordedStep } from '@mintline/core/drop'
import { expect } from 'chai'
import type { MintReporting, SentMint } from '../src/drop/mintOnChain.ts'
import { Output } from '../src/output/output.ts'
import { sendMint } from '../src/plans/sendMint.ts'
import type { BaseContext } from '../src/runtime/baseContext.ts'

type Send = (reporting: MintReporting) => Promise<SentMint>

const QUANTITY = 3n
const UNREAD = { hashes: ['one'], itemIds: ['SOLANA:a', 'SOLANA:b'], reason: 'it is too old' }

/** Sends a mint of 3 items as a chain's adapter would, and returns what the command would show. */
async function sending(send: Send) {
  const stderr = new PassThrough()
  const output = new Output({ stdout: stderr, stderr, json: false, verbose: true, env: {} })
  const { signal } = new AbortController()
  const journal = new Map<string, RecordedStep>()
  const titles: string[] = []
  const session = {
    context: { output, signal } as BaseContext,
    chain: { name: 'a network', isMainnet: false },
    address: 'sponsor',
    journal: {
      list: () => [...journal.values()],
      add: async (step: RecordedStep) => {
        titles.push(step.title)
        journal.set(step.id, step)
      },
      remove: (id: string) => journal.delete(id),
    },
    words: {
      linesOf: () => [],
      amountOf: String,
      urlOf: (hash: string) => `https://explorer.example/${hash}`,
    },
  }
  const prepared = {
    session,
    minter: 'fan',
    phase: { phaseIndex: 4, name: undefined },
    price: 5n,
    maxPrice: undefined,
    parts: 2,
    recorder: { hasEnded: () => false },
    send: (confirmed: object, reporting: MintReporting) => {
      expect(confirmed).to.deep.equal({ phaseIndex: 4, maxPrice: 5n })
      return send(reporting)
    },
  }
  const result = sendMint(prepared, { quantity: QUANTITY, mintTo: undefined })
  const shown = () => String(stderr.read() ?? '')
  return { result, shown, titles, pending: () => [...journal.keys()] }
}

/** Reports a transaction's stages. */
async function land({ beforeSend, onProgress }: MintReporting, hash: string, minted: bigint) {
  await beforeSend({ hash })
  onProgress({ stage: 'sent', hash, minted: 0n })
  onProgress({ stage: 'confirmed', hash: undefined, minted })
}

describe('sendMint', () => {
  it('names each transaction by its part, and links to all of them', async () => {
    const { result, shown, titles, pending } = await sending(async (reporting) => {
      await land(reporting, 'one', 2n)
      await land(reporting, 'two', 3n)
      return {
        hash: 'one',
        transactions: [{ hash: 'one' }, { hash: 'two' }],
        items: [
          { itemId: 'SOLANA:a', line: ['#1 Mine', 'a'], document: { mint: 'a' } },
          { itemId: 'SOLANA:b' },
        ],
      }
    })
    expect(await result).to.deep.equal({
      text: [
        '#1 Mine      a',
        'item         SOLANA:b',
        'payer        sponsor',
        'transaction  one',
        'explorer     https://explorer.example/one',
        'transaction  two',
        'explorer     https://explorer.example/two',
      ].join('\n'),
      data: {
        payer: 'sponsor',
        hash: 'one',
        hashes: ['one', 'two'],
        transactions: [
          { hash: 'one', explorer: 'https://explorer.example/one' },
          { hash: 'two', explorer: 'https://explorer.example/two' },
        ],
        items: [{ itemId: 'SOLANA:a', mint: 'a' }, { itemId: 'SOLANA:b' }],
      },
      exitCode: 0,
    })
    expect(titles).to.deep.equal(['Mint of 3, part 1 of 2', 'Mint of 3, part 2 of 2'])
    expect(shown()).to.contain('  Mint of 3, part 2 of 2: two\n')
    expect(pending()).to.deep.equal([])
  })

  it('warns where confirmed items cannot be read, and lists their ids', async () => {
    const unread = new CoreError('MINTED_ITEMS_NOT_READ', UNREAD)
    const { result, shown, pending } = await sending(async (reporting) => {
      await land(reporting, 'one', QUANTITY)
      throw unread
    })
    const { data, exitCode } = await result
    expect(exitCode).to.equal(0)
    const items = UNREAD.itemIds.map((itemId) => ({ itemId }))
    expect(data).to.deep.include({ hashes: ['one'], items })
    expect(data).not.to.have.property('failure')
    expect(shown()).to.contain(`warning: ${unread.message}`)
    expect(pending()).to.deep.equal([])
  })

  it('ends with 6 if the others of them were not minted', async () => {
    const { result } = await sending(async (reporting) => {
      await land(reporting, 'one', 2n)
      throw new CoreError('MINTED_ITEMS_NOT_READ', UNREAD)
    })
    const { text, data, exitCode } = await result
    expect(exitCode).to.equal(6)
    expect(data).to.have.deep.property('failure', { quantity: 1n, reason: 'unknown' })
    expect(text).to.match(/^not minted {3}1: unknown$/m)
  })

  it('leaves a mint of unknown outcome in the journal, for the next run', async () => {
    const { result, pending } = await sending(async ({ beforeSend, onProgress }) => {
      await beforeSend({ hash: 'one' })
      onProgress({ stage: 'sent', hash: 'one', minted: 0n })
      throw new CoreError('CONFIRMATION_FAILED', { hash: 'one' })
    })
    const error = await result.then(
      () => undefined,
      (reason: Error) => reason,
    )
    expect(error).to.have.property('code', 'CONFIRMATION_FAILED')
    expect(pending()).to.deep.equal(['one'])
  })
})
