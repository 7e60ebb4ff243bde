import { CoreError } from '@mintline/core'
import { describe, expect, it } from 'vitest'
import { failedMetadataCheck } from './metadataCheck.ts'

const uri = 'https://example.com/1.json'

function answered(status: number) {
  return failedMetadataCheck(
    new CoreError('METADATA_NOT_AVAILABLE', { uri, reason: `status ${status}`, status }),
  )
}

describe('failedMetadataCheck', () => {
  it.each([400, 404, 410])('is certain that nothing is there at status %i', (status) => {
    expect(answered(status)).toEqual({
      status: 'missing',
      reason: `There is no file at this URL (status ${status}).`,
    })
  })

  it.each([401, 403, 408, 425, 429, 500, 503])('is not certain at status %i', (status) => {
    expect(answered(status)).toEqual({ status: 'unreachable' })
  })

  it('is uncertain if nothing answered, or nothing that a page may read', () => {
    const error = new CoreError('METADATA_NOT_AVAILABLE', { uri, reason: 'failed to fetch' })
    expect(failedMetadataCheck(error)).toEqual({ status: 'unreachable' })
  })

  it("is certain that a host's web page is not metadata", () => {
    const error = new CoreError('METADATA_INVALID', { uri, reason: 'it is not a JSON object' })
    expect(failedMetadataCheck(error)).toEqual({
      status: 'missing',
      reason: 'This is not metadata: it is not a JSON object.',
    })
  })

  it('leaves unreadable addresses to the validation of the form', () => {
    const error = new CoreError('METADATA_URI_INVALID', { uri: 'foo' })
    expect(failedMetadataCheck(error)).toEqual({ status: 'unknown' })
  })
})
