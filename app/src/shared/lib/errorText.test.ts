import { CoreError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { errorText } from './errorText.ts'

describe('errorText', () => {
  it('returns the message of a Mintline error as a sentence', () => {
    expect(errorText(new CoreError('NO_ACTIVE_PHASE', {}))).toBe('No Active Phase.')
  })

  it.each([
    'Failed to fetch dynamically imported module: https://a.example/assets/SettingsPage-1.js',
    'error loading dynamically imported module: https://a.example/assets/SettingsPage-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/SettingsPage-1.css',
  ])('tells to reload where a part did not load: %s', (message) => {
    expect(errorText(new TypeError(message))).toBe(
      'A part of this page did not load. Check your connection, then reload the page.',
    )
  })

  it('passes on messages of other libraries, and says so if there is none', () => {
    expect(errorText(new Error('Out of memory'))).toBe('Out of memory.')
    expect(errorText(undefined)).toBe('Something unexpected happened.')
  })

  it.each([
    '403 : {"jsonrpc":"2.0","error":{"code":403,"message":"Access forbidden"},"id":"1"}',
    '502 Bad Gateway: <html><body>nginx</body></html>',
    '[ {"code": 1} ]',
  ])('repeats nothing that machines say to machines: %s', (message) => {
    expect(errorText(new Error(message))).toBe('Something unexpected happened.')
  })
})
