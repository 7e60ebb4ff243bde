import { connectWallet } from '@mintline/aptos'
import { getWallets } from '@wallet-standard/app'
import { describe, expect, it } from 'vitest'
import { isAptosWallet } from '#entities/wallet/browser/announcedAptos.ts'
import { isDevelopmentWallet, offerDevelopmentWallet } from './developmentWallet.ts'

const LOCAL = { nodeUrl: 'http://127.0.0.1:8080/v1', faucetUrl: 'http://127.0.0.1:8081' }

/** Wallets registered with the wallet standard, as the page sees them. */
function registered() {
  return getWallets().get().filter(isAptosWallet)
}

/** The wallet as the page hears it. */
function offered() {
  const end = offerDevelopmentWallet(LOCAL)
  const wallet = registered().find(isDevelopmentWallet)
  if (!wallet) throw new Error('It was not registered.')
  return { wallet, end }
}

describe('the development wallet of Aptos drops', () => {
  it('registers once, with what the standard asks of a wallet, and is always on the local chain', async () => {
    offered().end()
    const { wallet } = offered()
    expect(wallet.name).toBe('Development wallet')
    expect(registered()).toHaveLength(1)
    expect(await wallet.features['aptos:network'].network()).toMatchObject({ chainId: 4 })
    expect(isDevelopmentWallet({ features: { ...wallet.features } })).toBe(false)
  })

  it('has no account and signs nothing once the page has left the local network', async () => {
    const { wallet, end } = offered()
    end()
    const reason = 'The development wallet only works on the local network.'
    await expect(connectWallet(wallet)).rejects.toMatchObject({ code: 'PROVIDER_ERROR' })
    await expect(wallet.features['aptos:account'].account()).rejects.toThrow(reason)
    const transaction = { rawTransaction: { bcsToBytes: () => new Uint8Array() } } as never
    const { signTransaction } = wallet.features['aptos:signTransaction']
    await expect(signTransaction(transaction)).rejects.toThrow(reason)
  })
})
