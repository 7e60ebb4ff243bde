import { describe, expect, it } from 'vitest'
import { frameSnippet, scriptSnippet } from './embedSnippets.ts'

const PAGE = { collection: '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR', cluster: 'eclipse' }
const BASE = 'https://a.example/console/index.html?x=1#/collections'

describe('snippets', () => {
  it('load the script from beside the console', () => {
    expect(scriptSnippet(PAGE, BASE)).toBe(
      '<script async src="https://a.example/console/embed.js" data-collection="7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR" data-cluster="eclipse"></script>',
    )
  })

  it('frame the mint page', () => {
    expect(frameSnippet(PAGE, BASE)).toBe(
      '<iframe src="https://a.example/console/mint/#/7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR?cluster=eclipse&amp;embed=1" title="Mint" width="100%" height="720" style="border:0" loading="lazy"></iframe>',
    )
  })

  it('include the address of merkle proofs', () => {
    const page = { ...PAGE, proofs: 'https://b.example/p' }
    expect(scriptSnippet(page, BASE)).toContain(' data-proofs="https://b.example/p"></script>')
    expect(frameSnippet(page, BASE)).toContain(
      '&amp;proofs=https%3A%2F%2Fb.example%2Fp&amp;embed=1',
    )
  })

  it('escape special characters in attributes', () => {
    const strange = { collection: '"><script>', cluster: 'x' }
    expect(scriptSnippet(strange, BASE)).toContain('data-collection="&quot;>&lt;script>"')
  })
})
