import { expect } from 'chai'
import { mintPageUrl } from '../../src/sharing/mintPageUrl.ts'

const PAGE = { collection: '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR', cluster: 'eclipse' }

describe('mintPageUrl', () => {
  it('is beside the console, in any folder', () => {
    const rest = `mint/#/${PAGE.collection}?cluster=eclipse`
    for (const folder of ['https://a.example/', 'http://127.0.0.1:5173/drops/console/']) {
      expect(mintPageUrl(PAGE, folder)).to.equal(folder + rest)
      expect(mintPageUrl(PAGE, `${folder}index.html`)).to.equal(folder + rest)
    }
  })

  it('takes nothing over from the address of the console', () => {
    expect(mintPageUrl(PAGE, 'https://a.example/?x=1#/collections/x?cluster=solana')).to.equal(
      `https://a.example/mint/#/${PAGE.collection}?cluster=eclipse`,
    )
  })

  it('includes the address of merkle proofs', () => {
    const proofs = 'https://b.example/proofs?a=1&b=2'
    expect(mintPageUrl({ ...PAGE, proofs }, 'https://a.example/')).to.equal(
      `https://a.example/mint/#/${PAGE.collection}?cluster=eclipse&proofs=https%3A%2F%2Fb.example%2Fproofs%3Fa%3D1%26b%3D2`,
    )
  })

  it("includes the address of an EVM drop's active-phase document", () => {
    const drop = {
      collection: 'BASE:0x12',
      network: 'base',
      activePhase: 'https://b.example/p.json',
    }
    expect(mintPageUrl(drop, 'https://a.example/')).to.equal(
      'https://a.example/mint/#/BASE:0x12?network=base&active-phase=https%3A%2F%2Fb.example%2Fp.json',
    )
  })

  it('escapes both parts', () => {
    expect(
      mintPageUrl({ collection: 'a/../b?c', cluster: 'x&y#z' }, 'https://a.example/'),
    ).to.equal('https://a.example/mint/#/a%2F..%2Fb%3Fc?cluster=x%26y%23z')
  })
})
