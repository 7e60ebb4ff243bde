import { setImmediate as turn } from 'node:timers/promises'
import { expect } from 'chai'
import { FakeClock } from '../../../clients/core/test/async/_clock.ts'
import { addressKey, itemKey } from '../../src/database/keys/index.ts'
import { lookUps, type Wanted } from '../../src/look-ups/lookUps.ts'
import { contract, wallet } from '../read-model/_addresses.ts'

describe('lookUps', () => {
  const item = (number: number) =>
    ({
      blockchain: 'SOLANA',
      contract: contract('SOLANA', number),
      tokenId: undefined,
    }) as const

  /** Look-ups whose pauses end when the test says so. */
  function gathering(write: (wanted: Wanted) => Promise<void>) {
    const failures: unknown[] = []
    const clock = new FakeClock()
    const noted = lookUps({
      blockchains: ['SOLANA'],
      write: (_, wanted) => write(wanted),
      onFailure: (error) => failures.push(error),
      clock,
    })
    const pass = async () => {
      clock.advance(1_000)
      await turn()
    }
    return { noted, pass, failures }
  }

  it('are written together after a while, each once, those of watched blockchains alone', async () => {
    const written: (readonly Buffer[])[] = []
    const { noted, pass } = gathering(async ({ items }) => void written.push(items))

    noted.note([item(1), item(2), item(1)])
    noted.note([item(2)])
    noted.note([{ blockchain: 'BASE', contract: contract('BASE', 1), tokenId: 1n }])
    expect(written).to.deep.equal([])
    await pass()

    expect(written).to.deep.equal([[itemKey(item(1)), itemKey(item(2))]])
    await noted.close()
  })

  it('are a thousand at most, until they are written', async () => {
    const sizes: number[] = []
    const { noted, pass } = gathering(async ({ items }) => void sizes.push(items.length))

    for (let number = 0; number < 1_200; number += 1) noted.note([item(number)])
    await pass()
    noted.note([item(1_100)])
    await pass()

    expect(sizes).to.deep.equal([1_000, 1])
    await noted.close()
  })

  it('of owners are those of watched blockchains of their group, a hundred at most', async () => {
    const written: Wanted[] = []
    const { noted, pass } = gathering(async (wanted) => void written.push(wanted))
    const owner = (number: number) => ({
      group: 'SOLANA' as const,
      address: wallet('SOLANA', number),
    })
    const key = ({ address }: { readonly address: string }) =>
      addressKey({ blockchain: 'SOLANA', address })

    noted.noteOwners([owner(1), { group: 'ETHEREUM', address: wallet('ETHEREUM', 1) }, owner(1)])
    await pass()
    for (let number = 0; number < 120; number += 1) noted.noteOwners([owner(number)])
    await pass()

    expect(written[0]).to.deep.equal({ items: [], owners: [key(owner(1))] })
    expect(written[1]?.owners).to.have.length(100)
    await noted.close()
  })

  it('go on after failures, of which the first in a row is told', async () => {
    const away = new Error('the database is away')
    let isAway = true
    const written: (readonly Buffer[])[] = []
    const { noted, pass, failures } = gathering(async ({ items }) => {
      if (isAway) throw away
      written.push(items)
    })

    for (const number of [1, 2]) {
      noted.note([item(number)])
      await pass()
    }
    isAway = false
    noted.note([item(3)])
    await pass()

    expect(failures).to.deep.equal([away])
    expect(written).to.deep.equal([[itemKey(item(3))]])
    await noted.close()
  })

  it('are forgotten at the end, which waits for nothing but what is being written', async () => {
    let finish = () => {}
    const { noted, pass } = gathering(
      () =>
        new Promise((resolve) => {
          finish = resolve
        }),
    )
    noted.note([item(1)])
    await pass()
    let isClosed = false
    const closing = noted.close().then(() => {
      isClosed = true
    })
    await turn()
    expect(isClosed).to.equal(false)

    finish()
    await closing
    noted.note([item(2)])
    await noted.close()
  })
})
