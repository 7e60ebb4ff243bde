import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import {
  createNonce,
  getCurrentUserUsingGET,
  login,
  logout,
  type SignInNonce,
  signIn,
} from '../../../../clients/marketplace-api/src/index.ts'
import { signInText } from '../../../../clients/marketplace-api/src/signing/texts.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { marketplaceOver } from '../_app.ts'
import { connectionTo, refusalOf, signedIn } from '../_connection.ts'
import { aptosWallet, evmWallet, solanaWallet, type TestWallet, WALLETS } from '../_wallets.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T12:00:00.000Z')

/** A text that is not what it should be: fields, a text made of it, or a form made of what was signed. */
interface Wrong {
  readonly fields?: (given: SignInNonce) => Partial<Parameters<typeof signInText>[0]>
  readonly text?: (text: string) => string
  readonly form?: (form: Form) => Form | Promise<Form>
  /** Minutes that pass between nonce and login. */
  readonly minutes?: number
  readonly reason: string
}
type Form = Awaited<ReturnType<TestWallet['sign']>>

const iso = (minutes: number) => new Date(START + minutes * MINUTE).toISOString()

const WRONG: Readonly<Record<string, Wrong>> = {
  'another domain': {
    fields: () => ({ domain: 'evil.example' }),
    reason: 'the text is for another site',
  },
  'another site behind the domain': {
    fields: () => ({ uri: 'https://evil.example' }),
    reason: 'the text is for another site',
  },
  'another scheme of the site': {
    fields: ({ domain }) => ({ uri: `ftp://${domain}` }),
    reason: 'the text is for another site',
  },
  'another scheme before the domain': {
    text: (text) => `https://${text}`,
    reason: 'the text is for another site',
  },
  'an account before the site': {
    fields: ({ domain }) => ({ uri: `http://evil.example@${domain}` }),
    reason: 'the text is for another site',
  },
  'a mark of direction in the statement': {
    text: (text) => text.replace('costs nothing', '\u202egnihton stsoc'),
    reason: 'the text is not that of a sign-in',
  },
  'another chain': { fields: () => ({ chainId: '999' }), reason: 'the text is for another chain' },
  'a nonce that was never given': {
    fields: () => ({ nonce: '0'.repeat(32) }),
    reason: 'the nonce is unknown, used or expired',
  },
  'a nonce of eleven minutes ago': {
    minutes: 11,
    fields: () => ({ issuedAt: iso(11), expirationTime: iso(20) }),
    reason: 'the nonce is unknown, used or expired',
  },
  'a time of issue of long ago': {
    fields: () => ({ issuedAt: iso(-11) }),
    reason: 'the text was not issued just now',
  },
  'a time of issue that is to come': {
    fields: () => ({ issuedAt: iso(2) }),
    reason: 'the text was not issued just now',
  },
  'an expired text': {
    minutes: 3,
    fields: () => ({ expirationTime: iso(2) }),
    reason: 'the text has expired',
  },
  'a text that does not count yet': {
    text: (text) => `${text}\nNot Before: ${iso(5)}`,
    reason: 'the text does not count yet',
  },
  'a time that is none': {
    fields: () => ({ expirationTime: 'tomorrow' }),
    reason: 'the text is not that of a sign-in',
  },
  'another version': {
    text: (text) => text.replace('Version: 1', 'Version: 2'),
    reason: 'the text is not that of a sign-in',
  },
  'a line too many': {
    text: (text) => `${text}\nGrant: everything`,
    reason: 'the text is not that of a sign-in',
  },
  'a line before': {
    text: (text) => `Please sign:\n${text}`,
    reason: 'the text is not that of a sign-in',
  },
  'a text that was altered after it was signed': {
    form: (form) => ({ ...form, message: form.message.replace('costs nothing', 'costs a lot') }),
    reason: 'the signature is not that of the wallet for this text',
  },
}

describe('sign-in', () => {
  let database: TestDatabase
  let app: FastifyInstance
  let time = START
  before(async () => {
    database = await testDatabase()
  })
  // A new one each time: ten failures would be too many.
  beforeEach(async () => {
    time = START
    app = await marketplaceOver(database, { now: () => new Date(time) })
  })
  afterEach(() => app.close())

  const nonceFor = ({ blockchain, address }: TestWallet) =>
    createNonce(connectionTo(app), { signInForm: { blockchain, address } })
  const groupOf = ({ text }: TestWallet) =>
    text.slice(0, text.indexOf(':')) as 'ETHEREUM' | 'SOLANA' | 'APTOS'
  const textFor = (wallet: TestWallet, given: SignInNonce) =>
    signInText({ ...given, group: groupOf(wallet), address: wallet.address })
  const enter = (loginForm: Form) => login(connectionTo(app), { loginForm })

  for (const [kind, newWallet] of Object.entries(WALLETS)) {
    describe(`of ${kind} wallets`, () => {
      let wallet: TestWallet
      beforeEach(() => {
        wallet = newWallet()
      })

      it('makes a user the first time, and finds it again', async () => {
        const first = await signedIn(app, wallet)
        const again = await signedIn(app, wallet)

        expect(again.userId).to.equal(first.userId)
        expect(again.accessToken).to.not.equal(first.accessToken)
        expect(first.expiresAt).to.equal(iso(24 * 60))
        const user = await getCurrentUserUsingGET(first.connection)
        expect(user).to.include({ id: first.userId, address: wallet.text })
        expect(user.wallets).to.deep.equal([wallet.text])
      })

      for (const [what, wrong] of Object.entries(WRONG)) {
        it(`refuses ${what}`, async () => {
          const given = await nonceFor(wallet)
          const { fields = () => ({}), text = (same) => same, form = (same) => same } = wrong
          const asked = { ...given, group: groupOf(wallet), address: wallet.address }
          const signed = await wallet.sign(text(signInText({ ...asked, ...fields(given) })), 'n')
          time += (wrong.minutes ?? 0) * MINUTE
          const { status, body } = await refusalOf(enter(await form(signed)))

          expect([status, body.code]).to.deep.equal([401, 'UNAUTHORIZED'])
          expect(body.message).to.equal(
            `Signing in failed, as ${wrong.reason}: ask for a nonce and sign again`,
          )
        })
      }

      it('refuses a nonce that was used, whether it served or not', async () => {
        const given = await nonceFor(wallet)
        const signed = await wallet.sign(textFor(wallet, given), given.nonce)
        await enter(signed)
        const second = await refusalOf(enter(signed))
        expect(second.body.message).to.include('the nonce is unknown, used or expired')

        const other = await nonceFor(wallet)
        const right = await wallet.sign(textFor(wallet, other), other.nonce)
        await refusalOf(enter({ ...right, signature: signed.signature }))
        expect((await refusalOf(enter(right))).status).to.equal(401)
      })

      it('refuses the signature of another wallet, in its own name or in that of the first', async () => {
        const stranger = newWallet()
        const given = await nonceFor(wallet)
        const inName = await stranger.sign(textFor(wallet, given), given.nonce)
        expect((await refusalOf(enter(inName))).body.message).to.include('the signature is not')

        const other = await nonceFor(wallet)
        const own = await stranger.sign(textFor(stranger, other), other.nonce)
        expect((await refusalOf(enter(own))).body.message).to.include(
          'the nonce was given to another wallet',
        )
      })

      it('refuses what is no signature at all', async () => {
        for (const signature of ['', '0x', 'none', `0x${'00'.repeat(65)}`, '1'.repeat(88)]) {
          const given = await nonceFor(wallet)
          const signed = await wallet.sign(textFor(wallet, given), given.nonce)
          expect((await refusalOf(enter({ ...signed, signature }))).status).to.equal(401)
        }
      })
    })
  }

  it('takes the scheme of the site before its domain', async () => {
    const wallet = evmWallet()
    const given = await nonceFor(wallet)
    await enter(await wallet.sign(`http://${textFor(wallet, given)}`, given.nonce))
  })

  it('needs the checksum of EIP-55 in the text, and tells the address with it', async () => {
    const wallet = evmWallet()
    for (const address of [
      wallet.address.toLowerCase(),
      `0x${wallet.address.slice(2).toUpperCase()}`,
    ]) {
      const given = await nonceFor({ ...wallet, address })
      expect(given.address).to.equal(wallet.address)
      const text = textFor({ ...wallet, address }, given)
      const { status, body } = await refusalOf(enter(await wallet.sign(text, given.nonce)))
      expect(status).to.equal(401)
      expect(body.message).to.include('the address in the text lacks the checksum of EIP-55')
      await signedIn(app, { ...wallet, address })
    }
  })

  it('has numbers of chains on EVM chains and Aptos', async () => {
    for (const { blockchain, address } of [evmWallet(), aptosWallet()]) {
      const signInForm = { blockchain, address, chainId: 'mainnet' }
      const { status, body } = await refusalOf(createNonce(connectionTo(app), { signInForm }))
      expect([status, body.message?.split(' on ')[0]]).to.deep.equal([
        400,
        'chainId must be a number',
      ])
    }
  })

  it('lets one of two logins with the same nonce in', async () => {
    const wallet = evmWallet()
    const given = await nonceFor(wallet)
    const signed = await wallet.sign(textFor(wallet, given), given.nonce)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => enter(signed)))

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
  })

  it('makes one user of a wallet that signs in many times at once', async () => {
    const wallet = solanaWallet()
    const sessions = await Promise.all(Array.from({ length: 8 }, () => signedIn(app, wallet)))

    expect(new Set(sessions.map(({ userId }) => userId)).size).to.equal(1)
    expect(new Set(sessions.map(({ accessToken }) => accessToken)).size).to.equal(8)
  })

  it('is of a wallet on all blockchains of its group', async () => {
    const wallet = evmWallet('BASE')
    const { userId } = await signedIn(app, wallet)
    expect((await signedIn(app, { ...wallet, blockchain: 'POLYGON' })).userId).to.equal(userId)
    const solana = solanaWallet()
    const eclipse = { ...solana, blockchain: 'ECLIPSE' } as const
    expect((await signedIn(app, eclipse)).userId).to.equal((await signedIn(app, solana)).userId)
  })

  it('names the chain that the wallet asked for', async () => {
    const { blockchain, address } = evmWallet('BASE')
    const chainOf = async (chainId?: string) => {
      const signInForm = { blockchain, address, ...(chainId && { chainId }) }
      return (await createNonce(connectionTo(app), { signInForm })).chainId
    }
    expect([await chainOf(), await chainOf('84532')]).to.deep.equal(['8453', '84532'])
  })

  it('takes the lines that Aptos wallets may add, and no others', async () => {
    const lines = (text: string, nonce: string) => `message: ${text}\nnonce: ${nonce}`
    const full = aptosWallet(
      (text, nonce) => `APTOS\napplication: http://localhost\nchainId: 1\n${lines(text, nonce)}`,
    )
    await signedIn(app, full)
    const elsewhere = aptosWallet(
      (text, nonce) => `APTOS\napplication: https://evil.example\n${lines(text, nonce)}`,
    )
    expect((await refusalOf(signIn(connectionTo(app), elsewhere))).status).to.equal(401)
    const onAnotherChain = aptosWallet((text, nonce) => `APTOS\nchainId: 2\n${lines(text, nonce)}`)
    expect((await refusalOf(signIn(connectionTo(app), onAnotherChain))).status).to.equal(401)
    const bare = aptosWallet((text) => text)
    expect((await refusalOf(signIn(connectionTo(app), bare))).status).to.equal(401)
  })

  it('refuses wallets of blockchains that have none here, and addresses that are none', async () => {
    const refused = async (blockchain: 'FLOW' | 'STELLAR' | 'SOLANA', address: string) => {
      const signInForm = { blockchain, address }
      const { status, body } = await refusalOf(createNonce(connectionTo(app), { signInForm }))
      return [status, body.code, body.message]
    }
    expect(await refused('FLOW', `0x${'1'.repeat(16)}`)).to.deep.equal([
      400,
      'BAD_REQUEST',
      'blockchain is FLOW, whose wallets cannot sign in here',
    ])
    expect(await refused('STELLAR', 'G')).to.deep.equal([
      400,
      'BAD_REQUEST',
      'blockchain names STELLAR, of which nothing is known here',
    ])
    expect(await refused('SOLANA', '0x01')).to.deep.equal([
      400,
      'BAD_REQUEST',
      'address must be an address of SOLANA',
    ])
  })

  it('ends with logout, and after a day', async () => {
    const { connection } = await signedIn(app, evmWallet())
    const other = await signedIn(app, evmWallet())
    await logout(connection)
    expect((await refusalOf(getCurrentUserUsingGET(connection))).status).to.equal(401)

    time += 24 * 60 * MINUTE - 1
    await getCurrentUserUsingGET(other.connection)
    time += 1
    expect((await refusalOf(getCurrentUserUsingGET(other.connection))).status).to.equal(401)
  })

  it('is never refused for failures that cost nothing', async () => {
    const wrong = { message: 'none', signature: '0x' }
    for (let count = 0; count < 12; count += 1) {
      const { status } = await refusalOf(login(connectionTo(app), { loginForm: wrong }))
      expect(status).to.equal(401)
    }
    for (const newWallet of Object.values(WALLETS)) await signedIn(app, newWallet())
  })

  describe('at an address of its own', () => {
    const site = 'https://market.example'
    const page = 'https://shop.example:8443'
    beforeEach(async () => {
      app = await marketplaceOver(database, { publicUrl: site, origins: [page] })
    })
    const asked = (headers: Record<string, string>) =>
      createNonce(connectionTo(app, headers), {
        signInForm: { blockchain: 'ETHEREUM', address: evmWallet().address },
      })

    it('names the page that asks where it may call, else the server', async () => {
      expect(await asked({})).to.include({ domain: 'market.example', uri: site })
      expect(await asked({ origin: page })).to.include({ domain: 'shop.example:8443', uri: page })
      const other = { origin: 'https://evil.example', host: 'evil.example' }
      expect(await asked(other)).to.include({ domain: 'market.example' })
    })

    it('believes no header that somebody could write', async () => {
      const evil = 'evil.example'
      const headers = { host: evil, origin: `https://${evil}`, 'x-forwarded-host': evil }
      const wallet = evmWallet()
      const given = await nonceFor(wallet)
      const text = textFor(wallet, { ...given, domain: evil, uri: `https://${evil}` })
      const loginForm = await wallet.sign(text, given.nonce)
      const { body } = await refusalOf(login(connectionTo(app, headers), { loginForm }))
      expect(body.message).to.include('the text is for another site')
    })

    it('is not at that of this machine any more', async () => {
      const wallet = evmWallet()
      const given = await nonceFor(wallet)
      const text = textFor(wallet, { ...given, domain: 'localhost', uri: 'http://localhost' })
      const { body } = await refusalOf(enter(await wallet.sign(text, given.nonce)))
      expect(body.message).to.include('the text is for another site')
    })
  })

  it('needs the address of a server that is reached from elsewhere', async () => {
    const { blockchain, address } = evmWallet()
    const elsewhere = connectionTo(app, { host: 'market.example' })
    const { status, body } = await refusalOf(
      createNonce(elsewhere, { signInForm: { blockchain, address } }),
    )
    expect([status, body.code]).to.deep.equal([501, 'UNKNOWN'])
    expect(body.message).to.include('publicUrl')
  })
})
