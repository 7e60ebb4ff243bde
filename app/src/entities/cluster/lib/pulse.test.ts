import { CLOCK_SYSVAR } from '@mintline/solana/reads'
import { describe, expect, it } from 'vitest'
import { createAccountWatch } from './accountWatch.ts'
import { createPulse } from './pulse.ts'

const PROGRAM = { toBase58: () => 'Sysvar1111111111111111111111111111111111111' }

/** A node with a clock and accounts, which counts requests. */
function testNode() {
  const node = {
    asked: [] as string[],
    genesisHash: 'first chain',
    slot: 1_000n,
    isDown: false,
    accounts: new Map<string, number[]>(),
    getGenesisHash: async () => {
      node.asked.push('getGenesisHash')
      return node.genesisHash
    },
    getMultipleAccountsInfo: async (keys: { toBase58: () => string }[]) => {
      node.asked.push(`getMultipleAccounts ${keys.length}`)
      if (node.isDown) throw new TypeError('Failed to fetch')
      return keys.map((key) => accountOf(node, key.toBase58()))
    },
  }
  return node
}

function accountOf(node: { slot: bigint; accounts: Map<string, number[]> }, address: string) {
  const bytes = address === CLOCK_SYSVAR ? clockAt(node.slot) : node.accounts.get(address)
  return bytes ? { owner: PROGRAM, lamports: 1, data: Uint8Array.from(bytes) } : null
}

function clockAt(slot: bigint): Uint8Array {
  const bytes = new Uint8Array(40)
  const view = new DataView(bytes.buffer)
  view.setBigUint64(0, slot, true)
  view.setBigInt64(32, 1_700_000_000n + slot, true)
  return bytes
}

function started() {
  const node = testNode()
  const accounts = createAccountWatch()
  const times: bigint[] = []
  const pulse = createPulse({ connection: node, accounts, onTime: (time) => times.push(time) })
  return { node, accounts, times, pulse }
}

describe('createPulse', () => {
  it('identifies the chain once, and then takes one request for time and all accounts', async () => {
    const { node, accounts, times, pulse } = started()
    for (const address of ['a', 'b', 'c']) accounts.add(address, () => {})
    expect(await pulse()).toBe('first chain')
    node.asked = []
    node.slot = 1_010n
    expect(await pulse()).toBe('first chain')
    expect(node.asked).toEqual(['getMultipleAccounts 4'])
    expect(times).toEqual([1_700_001_000n, 1_700_001_010n])
  })

  it('identifies the chain again after a failure', async () => {
    const { node, pulse } = started()
    await pulse()
    node.isDown = true
    await expect(pulse()).rejects.toThrow()
    node.isDown = false
    node.genesisHash = 'second chain'
    expect(await pulse()).toBe('second chain')
  })

  it('finds another chain behind the same address by its lower slots', async () => {
    const { node, pulse } = started()
    await pulse()
    node.slot = 2n
    node.genesisHash = 'second chain'
    expect(await pulse()).toBe('second chain')
    node.asked = []
    node.slot = 3n
    expect(await pulse()).toBe('second chain')
    expect(node.asked).toEqual(['getMultipleAccounts 1'])
  })

  it('splits more accounts than a node answers at once', async () => {
    const { node, accounts, pulse } = started()
    for (let index = 0; index < 150; index += 1) accounts.add(`account ${index}`, () => {})
    await pulse()
    expect(node.asked).toEqual([
      'getGenesisHash',
      'getMultipleAccounts 100',
      'getMultipleAccounts 51',
    ])
  })

  it('tells of accounts once they were seen, and then of each change', async () => {
    const { node, accounts, pulse } = started()
    let told = 0
    const onChange = () => {
      told += 1
    }
    node.accounts.set('a', [1])
    accounts.add('a', onChange)
    accounts.add('b', onChange)
    await pulse()
    expect(told).toBe(1)
    await pulse()
    expect(told).toBe(1)
    node.accounts.set('a', [2])
    node.accounts.set('b', [1])
    await pulse()
    expect(told).toBe(2)
    node.accounts.delete('b')
    await pulse()
    expect(told).toBe(3)
  })
})

describe('createAccountWatch', () => {
  it('looks again for whoever joins, since what it read may be older', () => {
    const watch = createAccountWatch()
    const state = { lamports: 1, data: new Uint8Array(1) }
    const told: string[] = []
    watch.add('a', () => told.push('first'))
    watch.see(['a'], [state])
    watch.add('a', () => told.push('second'))
    watch.see(['a'], [state])
    expect(told).toEqual(['first', 'first', 'second'])
  })

  it('keeps an account until its last follower has left', () => {
    const watch = createAccountWatch()
    const sets: (readonly string[])[] = []
    watch.subscribe(() => sets.push(watch.addresses()))
    const [one, other] = [watch.add('a', () => {}), watch.add('a', () => {})]
    one()
    expect(watch.addresses()).toEqual(['a'])
    other()
    expect(sets).toEqual([['a'], []])
  })
})
