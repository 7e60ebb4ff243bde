import { NETWORKS } from '@mintline/core/networks'
import type { Eip1193Provider } from '@mintline/core/signing'
import { expect } from 'chai'
import { failureOf } from '../../../core/test/signing/support/failureOf.ts'
import { switchChain } from '../../src/wallet/switchChain.ts'

const [BASE] = NETWORKS.BASE
const SWITCH = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }
const UNKNOWN = { code: 4902, message: 'Unrecognized chain ID' }
const DECLINED = { code: 4001, message: 'User rejected the request.' }

/** A wallet that fails with these errors in order, and records requests. */
function walletWith(...failures: readonly (object | undefined)[]) {
  const asked: unknown[] = []
  const provider: Eip1193Provider = {
    request: async (args) => {
      const failure = failures[asked.length]
      asked.push(args)
      if (failure) throw failure
      return null
    },
  }
  return { provider, asked }
}

describe('switchChain', () => {
  it('asks for nothing more where the wallet knows the network', async () => {
    const { provider, asked } = walletWith()
    await switchChain(provider, BASE, 'https://basescan.org')
    expect(asked).to.deep.equal([SWITCH])
  })

  for (const [what, error] of [
    ['by its code', UNKNOWN],
    ['inside an internal error', { code: -32_603, data: { originalError: UNKNOWN } }],
    ['in words only', new Error('Unrecognized chain ID "0x2105". Try adding the chain first.')],
  ] as const) {
    it(`adds a network that the wallet reports as unknown ${what}`, async () => {
      const { provider, asked } = walletWith(error)
      await switchChain(provider, BASE, 'https://basescan.org')
      expect(asked).to.deep.equal([
        SWITCH,
        {
          method: 'wallet_addEthereumChain',
          params: [
            {
              chainId: '0x2105',
              chainName: BASE.name,
              nativeCurrency: BASE.nativeCurrency,
              rpcUrls: BASE.rpc,
              blockExplorerUrls: ['https://basescan.org'],
            },
          ],
        },
      ])
    })
  }

  for (const [step, failures] of [
    ['switch', [DECLINED]],
    ['add', [UNKNOWN, DECLINED]],
  ] as const) {
    it(`error: the user declines to ${step} the network`, async () => {
      const { provider, asked } = walletWith(...failures)
      const error = await failureOf(switchChain(provider, BASE))
      expect([error.code, asked.length]).to.deep.equal([
        'WALLET_REQUEST_CANCELLED',
        failures.length,
      ])
    })
  }

  it('error: the wallet fails', async () => {
    const { provider } = walletWith({ code: -32_603, message: 'Internal error' })
    const error = await failureOf(switchChain(provider, BASE))
    expect(error).to.deep.include({ code: 'PROVIDER_ERROR' })
  })
})
