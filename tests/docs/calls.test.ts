import { expect } from 'chai'
import { describedCalls } from '../../scripts/generate-api-clients/conformance/describedCalls.ts'
import { readDocument } from '../helpers/documents.ts'
import { SERVER_DOCUMENTS } from './serverDocuments.ts'

/** A call with its method, whole or shortened: `GET /v0.1/items/{itemId}`, `DELETE …/sessions/{id}`. */
const NAMED_CALL = /`(GET|POST|PUT|PATCH|DELETE) (?:…|(?=\/))(\/[^`\s]+)`/g
/** The webhook takes lines, and belongs to neither interface. */
const OTHER_CALLS = ['POST /ingest/v1/lines']

const calls = [
  ...['indexer-api', 'marketplace-api'].flatMap((client) =>
    describedCalls(new URL(`../../clients/${client}/openapi.json`, import.meta.url)).map(
      ({ method, path }) => `${method} ${path}`,
    ),
  ),
  ...OTHER_CALLS,
].map(withoutNames)

/** Returns a path whose parameters have no names, since documents shorten these. */
function withoutNames(path: string): string {
  return path.replaceAll(/\{\w+\}/g, '{}')
}

describe("Calls in the server's documents", () => {
  it('are calls that the server has', () => {
    const named = SERVER_DOCUMENTS.flatMap((document) =>
      [...readDocument(document).matchAll(NAMED_CALL)].map(([, method = '', path = '']) => ({
        document,
        method,
        path: withoutNames(path),
      })),
    )
    const unknown = named.filter(
      ({ method, path }) =>
        !calls.some((call) => call.startsWith(`${method} `) && call.endsWith(path)),
    )
    expect(named).to.have.length.greaterThan(20)
    expect(unknown).to.deep.equal([])
  })
})
