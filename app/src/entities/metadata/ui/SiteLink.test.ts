import { describe, expect, it } from 'vitest'
import { siteUrl } from './SiteLink.tsx'

describe('siteUrl', () => {
  it('has the address and the host of a site', () => {
    expect(siteUrl('https://dawn.example/drop?id=1')).toEqual({
      url: 'https://dawn.example/drop?id=1',
      host: 'dawn.example',
    })
  })

  it('shows letters of other alphabets as the address bar does', () => {
    expect(siteUrl('https://аpple.example')?.host).toBe('xn--pple-43d.example')
  })

  it.each([
    undefined,
    '',
    'dawn.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://dawn.example',
    'ipfs://bafy',
    'https://good.example@evil.example/',
    'https://user:secret@evil.example/',
    '//evil.example',
  ])('refuses %s', (address) => {
    expect(siteUrl(address)).toBeUndefined()
  })
})
