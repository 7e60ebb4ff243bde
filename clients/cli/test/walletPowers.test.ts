import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import {
  assertSigns,
  SIGNED_KINDS,
  type SignedKind,
  WALLET_POWERS,
} from '../src/wallet/walletPowers.ts'

const README = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const KINDS = Object.keys(SIGNED_KINDS) as SignedKind[]

describe('What wallets can sign', () => {
  it('is in the README, for every wallet', () => {
    const rows = [...README.matchAll(/^\| ([^|]+) \| [^|]+ \|([^|]*)\|$/gm)]
    const documented = new Map(rows.map(([, name = '', lacking = '']) => [name, lacking.trim()]))
    for (const { name, signs } of Object.values(WALLET_POWERS)) {
      const lacking = KINDS.filter((kind) => !signs.includes(kind)).map(
        (kind) => SIGNED_KINDS[kind],
      )
      const row = name.replace(/^(?:The|An?) (?:(configured) wallet|)/, '$1')
      expect(documented.get(row), row).to.equal(lacking.join(', '))
    }
  })

  it('allows all that a wallet signs, and refuses the first thing that it does not', () => {
    const url = { address: undefined, key: [], fullPath: undefined }
    const ledger = { kind: 'ledger', url } as const
    assertSigns({ kind: 'configured' }, KINDS)
    assertSigns(ledger, ['transaction', 'sharedTransaction', 'lookupTables', 'contractCreation'])
    expect(() => assertSigns(ledger, ['transaction', 'upload']))
      .to.throw(
        'A Ledger device cannot sign uploads to Irys and Arweave, which this needs: sign with a key file; nothing was sent',
      )
      .with.property('code', 'WALLET_CANNOT_SIGN')
  })
})
