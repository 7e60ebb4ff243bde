import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const ANNOUNCED = {
  info: { rdns: 'io.example', name: 'Example', icon: 'data:image/png;base64,AA==' },
  provider: { request: async () => null },
}

describe('announcedWallets', () => {
  let found: typeof import('./announcedEvm.ts')
  let stop = () => {}
  const names = () => found.announcedWallets().map(({ name }) => name)

  beforeEach(async () => {
    vi.resetModules()
    found = await import('./announcedEvm.ts')
  })
  afterEach(() => {
    stop()
    Reflect.deleteProperty(window, 'ethereum')
  })

  it('offers the provider of a wallet app that announces nothing', () => {
    const ethereum = { request: async () => null }
    Object.assign(window, { ethereum })
    stop = found.subscribeToWallets(() => {})
    expect(names()).toEqual(['Wallet of this browser'])
    expect(found.announcedWallets()[0]?.provider).toBe(ethereum)
    expect(found.announcedWallets()).toBe(found.announcedWallets())
  })

  it('offers it too if it is set after the page has looked, and tells', () => {
    const listener = vi.fn()
    stop = found.subscribeToWallets(listener)
    expect(names()).toEqual([])
    Object.assign(window, { ethereum: { request: async () => null } })
    window.dispatchEvent(new Event('ethereum#initialized'))
    expect(names()).toEqual(['Wallet of this browser'])
    expect(listener).toHaveBeenCalledOnce()
  })

  it('prefers wallets that announce themselves', () => {
    Object.assign(window, { ethereum: { request: async () => null } })
    stop = found.subscribeToWallets(() => {})
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: ANNOUNCED }))
    expect(names()).toEqual(['Example'])
  })

  it.each([null, 'ethereum', {}, { request: 'no function' }])('never offers %s', (ethereum) => {
    Object.assign(window, { ethereum })
    stop = found.subscribeToWallets(() => {})
    expect(names()).toEqual([])
  })
})
