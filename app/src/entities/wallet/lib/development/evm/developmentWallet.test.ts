import { describe, expect, it } from 'vitest'
import { walletIn } from '#entities/wallet/browser/announcedEvm.ts'
import { offerDevelopmentWallet } from './developmentWallet.ts'

/** The wallet as the page hears it. */
function offered() {
  let detail: unknown
  const hear = (event: Event) => {
    if ('detail' in event) detail = event.detail
  }
  window.addEventListener('eip6963:announceProvider', hear)
  const end = offerDevelopmentWallet(['http://127.0.0.1:8545'])
  window.removeEventListener('eip6963:announceProvider', hear)
  const wallet = walletIn(detail)
  if (!wallet) throw new Error('It was not announced.')
  return { ...wallet, end }
}

describe('the development wallet of EVM drops', () => {
  it('announces itself as any wallet, and is always on the local chain', async () => {
    const { name, provider } = offered()
    expect(name).toBe('Development wallet')
    expect(await provider.request({ method: 'eth_chainId' })).toBe('0x7a69')
  })

  it('refuses what it does not do', async () => {
    const { provider } = offered()
    await expect(provider.request({ method: 'eth_sign' })).rejects.toMatchObject({ code: 4200 })
  })

  it('has no accounts and signs nothing once the page has left the local network', async () => {
    const { provider, end } = offered()
    end()
    const transaction = { from: '0x00000000000000000000000000000000000000a1', value: '0x1' }
    for (const request of [
      { method: 'eth_accounts' },
      { method: 'eth_requestAccounts' },
      { method: 'eth_sendTransaction', params: [transaction] },
    ]) {
      await expect(provider.request(request)).rejects.toMatchObject({
        code: 4900,
        message: 'The development wallet only works on the local network.',
      })
    }
  })
})
