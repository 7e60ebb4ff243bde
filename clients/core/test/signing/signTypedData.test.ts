import { ANVIL_ACCOUNT, type Anvil, startAnvil } from '@mintline/localnet/anvil'
import { expect } from 'chai'
import { recoverMessageAddress, verifyTypedData } from 'viem'
import { signTypedData, type TypedData } from '../../src/signing/index.ts'
import { failureOf } from './support/failureOf.ts'
import { MAIL, MAIL_DIGEST } from './support/mail.ts'
import { type Answers, failing, recordingProvider } from './support/recordingProvider.ts'

const V4 = 'eth_signTypedData_v4'
const V3 = 'eth_signTypedData_v3'
const PLAIN = 'eth_signTypedData'
const ON_DEVICE = 'MetaMask Message Signature: Error: Not supported on this device'

describe('signTypedData', () => {
  let anvil: Anvil
  before(async () => {
    anvil = await startAnvil()
  })
  after(() => anvil.stop())

  /** Signs the mail with a wallet over anvil; returns the methods called and the outcome. */
  function sign(answers: Answers) {
    const { provider, asked } = recordingProvider(answers, anvil.provider)
    return { asked, signing: signTypedData({ provider, data: MAIL, address: ANVIL_ACCOUNT }) }
  }

  /** Anvil signs by v4 what other wallets sign by other methods. */
  const byV4 = (params: readonly unknown[]) => anvil.provider.request({ method: V4, params })

  /** Viem infers types from literals; here they are data. */
  async function expectSigned(data: TypedData, signature: string): Promise<void> {
    const args = { ...data, address: ANVIL_ACCOUNT, signature }
    expect(await verifyTypedData(args as Parameters<typeof verifyTypedData>[0])).equal(true)
  }

  it('signs by v4 so that viem verifies it', async () => {
    const { asked, signing } = sign({})
    const signed = await signing
    await expectSigned(MAIL, signed.signature)
    expect(signed.publicKey).equal(ANVIL_ACCOUNT)
    expect(JSON.parse(signed.message)).deep.include({ primaryType: 'Mail', domain: MAIL.domain })
    expect(asked).deep.equal([V4])
  })

  it('accepts big numbers and bytes, and uses the first account', async () => {
    const data = {
      types: {
        Order: [
          { name: 'price', type: 'uint256' },
          { name: 'salt', type: 'bytes4' },
        ],
      },
      primaryType: 'Order',
      domain: { chainId: 137n },
      message: { price: 2n ** 255n, salt: new Uint8Array([1, 2, 3, 4]) },
    }
    const signed = await signTypedData({ provider: anvil.provider, data })
    expect(signed.message).equal(
      '{"types":{"EIP712Domain":[{"name":"chainId","type":"uint256"}],"Order":[{"name":"price","type":"uint256"},{"name":"salt","type":"bytes4"}]},"primaryType":"Order","domain":{"chainId":"137"},"message":{"price":"57896044618658097711785492504343953926634992332820282019728792003956564819968","salt":"0x01020304"}}',
    )
    const message = { price: 2n ** 255n, salt: '0x01020304' }
    await expectSigned({ ...data, message }, signed.signature)
  })

  it('falls back to v3', async () => {
    const { asked, signing } = sign({ [V4]: failing('Method not found', -32601), [V3]: byV4 })
    await expectSigned(MAIL, (await signing).signature)
    expect(asked).deep.equal([V4, V3])
  })

  it('falls back to the plain method, with the data as an object', async () => {
    const plain = ([signer, data]: readonly unknown[]) => byV4([signer, JSON.stringify(data)])
    const unknown = failing('Method not found', -32601)
    const { asked, signing } = sign({ [V4]: unknown, [V3]: unknown, [PLAIN]: plain })
    await expectSigned(MAIL, (await signing).signature)
    expect(asked).deep.equal([V4, V3, PLAIN])
  })

  it('signs the digest with a raised last byte when the device does not support typed data', async () => {
    const { asked, signing } = sign({ [V4]: failing(ON_DEVICE) })
    const { signature } = await signing
    const v = Number.parseInt(signature.slice(-2), 16)
    expect(v).oneOf([31, 32])
    const unmarked = `${signature.slice(0, -2)}${(v - 4).toString(16)}` as `0x${string}`
    const message = { raw: MAIL_DIGEST } as const
    const signer = await recoverMessageAddress({ message, signature: unmarked })
    expect(signer.toLowerCase()).equal(ANVIL_ACCOUNT)
    expect(asked).deep.equal([V4, 'eth_sign'])
  })

  for (const [given, marked] of [
    ['00', '1f'],
    ['01', '20'],
    ['1b', '1f'],
    ['1c', '20'],
  ]) {
    it(`raises recovery byte ${given} to ${marked}`, async () => {
      const body = `0x${'ab'.repeat(64)}`
      const answers = { [V4]: failing(ON_DEVICE), eth_sign: () => `${body}${given}` }
      expect((await sign(answers).signing).signature).equal(`${body}${marked}`)
    })
  }

  it('continues with v3 when the device route fails too', async () => {
    const answers = { [V4]: failing(ON_DEVICE), eth_sign: failing('no'), [V3]: byV4 }
    const { asked, signing } = sign(answers)
    await expectSigned(MAIL, (await signing).signature)
    expect(asked).deep.equal([V4, 'eth_sign', V3])
  })

  it('uses the device route only after v4', async () => {
    const plain = ([signer, data]: readonly unknown[]) => byV4([signer, JSON.stringify(data)])
    const answers = { [V4]: failing('no'), [V3]: failing(ON_DEVICE), [PLAIN]: plain }
    const { asked, signing } = sign(answers)
    await expectSigned(MAIL, (await signing).signature)
    expect(asked).deep.equal([V4, V3, PLAIN])
  })

  it('treats an error returned by the wallet as a failure', async () => {
    const answers = { [V4]: () => ({ code: -32601, message: 'Method not found' }), [V3]: byV4 }
    const { asked, signing } = sign(answers)
    await expectSigned(MAIL, (await signing).signature)
    expect(asked).deep.equal([V4, V3])
  })

  for (const code of [4900, 4001, 4901, 4100]) {
    it(`error: code ${code} is final`, async () => {
      const { asked, signing } = sign({ [V4]: failing('stop', code) })
      const error = await failureOf(signing)
      expect(error.message).equal(`Wallet (eip1193) failed ${V4} with code ${code}: stop`)
      expect(error.context).deep.include({ code, signer: ANVIL_ACCOUNT, chainId: 1 })
      expect(error.cause).deep.include({ code })
      expect(asked).deep.equal([V4])
    })

    it(`error: code ${code} is final on every later step`, async () => {
      const fail = failing('Method not found', -32601)
      const stop = failing('stop', code)
      const later: [Answers, string[]][] = [
        [{ [V4]: failing(ON_DEVICE), eth_sign: stop }, [V4, 'eth_sign']],
        [{ [V4]: fail, [V3]: stop }, [V4, V3]],
        [{ [V4]: fail, [V3]: fail, [PLAIN]: stop }, [V4, V3, PLAIN]],
      ]
      for (const [answers, expected] of later) {
        const { asked, signing } = sign(answers)
        const error = await failureOf(signing)
        expect([error.code, asked]).deep.equal(['PROVIDER_ERROR', expected])
      }
    })
  }

  it('error: a refusal without a code is final', async () => {
    const refusal = 'MetaMask Message Signature: User denied message signature.'
    const { asked, signing } = sign({ [V4]: failing(refusal) })
    expect((await failureOf(signing)).message).equal(
      `Wallet (eip1193) failed ${V4}: MetaMask Message Signature: User denied message signature`,
    )
    expect(asked).deep.equal([V4])
  })

  it('error: a refusal hidden in a nested error, and one given as an answer, are final', async () => {
    const nested = { code: -32603, data: { originalError: { code: 4001 } } }
    for (const answer of [() => Promise.reject(nested), () => nested]) {
      const { asked, signing } = sign({ [V4]: answer })
      const error = await failureOf(signing)
      expect([error.code, error.cause, asked]).deep.equal(['PROVIDER_ERROR', nested, [V4]])
    }
  })

  it('error: every method fails; the failures are in order', async () => {
    const answers = {
      [V4]: failing(ON_DEVICE),
      eth_sign: failing('one'),
      [V3]: failing('two'),
      [PLAIN]: failing('three'),
    }
    const error = await failureOf(sign(answers).signing)
    expect([error.code, error.message]).deep.equal([
      'TYPED_DATA_SIGNING_FAILED',
      `Typed data could not be signed by ${ANVIL_ACCOUNT}: eth_signTypedData_v4, eth_sign, eth_signTypedData_v3, eth_signTypedData failed`,
    ])
    expect(error.cause).instanceOf(AggregateError)
    const { errors } = error.cause as AggregateError
    expect(errors.map((one: Error) => one.message)).deep.equal([ON_DEVICE, 'one', 'two', 'three'])
  })
})
