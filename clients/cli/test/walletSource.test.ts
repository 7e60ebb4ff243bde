import { Keypair } from '@solana/web3.js'
import { expect } from 'chai'
import { assertSigns } from '../src/wallet/walletPowers.ts'
import { walletFile, walletSourceOf } from '../src/wallet/walletSource.ts'
import { Workplace } from './_command.ts'

interface Failed {
  readonly error: { readonly code: string; readonly message: string }
}

interface Written {
  readonly config: { readonly money: { readonly receivers: string } }
}

describe('Choice of a wallet', () => {
  it('refuses two options that each choose one, before the command reads any file', async () => {
    const workplace = new Workplace()
    for (const args of [
      ['--keypair', 'a.json'],
      ['--chain', 'base', '--keystore', 'a.json'],
      ['--chain', 'aptos', '--private-key-file', 'a.key'],
    ]) {
      const run = await workplace.jsonInside<Failed>(['show', ...args, '--sign-with', 'b.json'])
      expect(run.code).to.equal(2)
      expect(run.data.error).to.deep.include({
        code: 'USAGE_INVALID',
        message: `--sign-with and ${args.at(-2)} each choose a wallet: use one`,
      })
    }
  })

  it('takes one file by any option, and none without', () => {
    for (const options of [{ signWith: 'a' }, { keypair: 'a' }, { keystore: 'a' }]) {
      expect(walletFile(walletSourceOf(options))).to.equal('a')
    }
    expect(walletSourceOf({})).to.deep.equal({ kind: 'configured' })
  })

  it('says what a wallet in a browser cannot sign', () => {
    const whole = walletSourceOf({ signInBrowser: true })
    assertSigns(whole, ['transaction', 'sharedTransaction', 'lookupTables', 'contractCreation'])
    expect(() => assertSigns(whole, ['transaction', 'upload'])).to.throw('uploads to Irys')
    const older = { kind: 'browser', signsLookupTables: false } as const
    assertSigns(older, ['transaction', 'sharedTransaction'])
    expect(() => assertSigns(older, ['lookupTables'])).to.throw(
      'A wallet in a browser cannot sign transactions with lookup tables, which this needs',
    )
  })

  it('signs with the file of --sign-with as with that of --keypair', async () => {
    const workplace = new Workplace()
    const keypair = Keypair.generate()
    workplace.writeKeypair('own.json', keypair)
    for (const option of ['--keypair', '--sign-with']) {
      const { data } = await workplace.jsonInside<Written>([
        ...['init', '--yes', '--force', option, 'own.json'],
      ])
      expect(data.config.money.receivers).to.equal(keypair.publicKey.toBase58())
    }
    const missing = await workplace.jsonInside<Failed>([
      ...['init', '--yes', '--force', '--sign-with', 'none.json'],
    ])
    expect(missing.data.error.code).to.equal('KEYPAIR_NOT_FOUND')
    expect(missing.data.error.message).to.contain('use --sign-with')
  })
})
